// After an absence: what has happened can be watched, or not.
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

export function Missed({ store, since }: { readonly store: TableStore; readonly since: number }) {
  return (
    <p class="notice row missed" role="status">
      <span>{text("missed", { n: store.moments.view.value!.at - since })}</span>
      <button type="button" class="main" onClick={() => store.watch()}>
        {text("missed-watch")}
      </button>
      <button
        type="button"
        onClick={() => {
          store.missed.value = null;
        }}
      >
        {text("missed-skip")}
      </button>
    </p>
  );
}
