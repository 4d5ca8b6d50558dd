// Where the style sheet of a game holds: inside the mark of its game, and nowhere else.
import type { ComponentChildren } from "preact";

/** Around what a game draws amid what all games share; it takes no room of its own. */
export function Scope({ game, children }: { readonly game: string; readonly children: ComponentChildren }) {
  return (
    <div class="scope" data-game={game}>
      {children}
    </div>
  );
}
