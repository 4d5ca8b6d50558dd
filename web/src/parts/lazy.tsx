// Code that is fetched when it is first wanted: the pages and the drawings of the games.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { ComponentChild, ComponentType } from "preact";
import { text } from "../text.ts";

/** Nothing yet, what was wanted, or why it did not come. */
export type Fetched<T> = { readonly found: T } | { readonly failed: true } | null;

/** Fetches once; what did not come may be of an older version, so a reload is the way out. */
export function fetching<T>(load: () => Promise<T>): () => ReadonlySignal<Fetched<T>> {
  const state = signal<Fetched<T>>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      load().then(
        (found) => {
          state.value = { found };
        },
        () => {
          state.value = { failed: true };
        },
      );
    }
    return state;
  };
}

/** Shown instead of what is on its way, or did not come: the server may have a newer version. */
export function Waiting({ failed }: { readonly failed: boolean }): ComponentChild {
  return (
    <div class="page">
      {failed ? (
        <p role="alert" class="notice bad">
          {text("not-loaded")}{" "}
          <button type="button" class="link" onClick={() => location.reload()}>
            {text("reload")}
          </button>
        </p>
      ) : (
        <p role="status">{text("loading")}</p>
      )}
    </div>
  );
}

/** A component whose code is fetched when it is first drawn. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const wanted = fetching(load);
  return (props: Props) => {
    const state = wanted().value;
    if (!state || "failed" in state) return <Waiting failed={state !== null} />;
    const { found: Found } = state;
    return <Found {...props} />;
  };
}
