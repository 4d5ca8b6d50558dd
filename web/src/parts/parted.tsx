// The text of a rule with its tables.
import type { ComponentChildren } from "preact";
import { parted } from "./tables.ts";

/** Paragraphs and tables; *say* makes the rules that a text names into links. */
export function Parted({ text, say }: { readonly text: string; readonly say: (text: string) => ComponentChildren }) {
  return (
    <>
      {parted(text).map((part) =>
        typeof part === "string" ? (
          <p>{say(part)}</p>
        ) : (
          <div class="rule-table" tabIndex={0} role="group" aria-label={part.head.join(", ")}>
            <table>
              <thead>
                <tr>
                  {part.head.map((cell) => (
                    <th scope="col">{cell}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {part.rows.map(([first, ...cells]) => (
                  <tr>
                    <th scope="row">{say(first!)}</th>
                    {cells.map((cell) => (
                      <td>{say(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ),
      )}
    </>
  );
}
