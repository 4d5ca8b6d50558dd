// Moving through the game: step by step, by slider, by itself; with a link to the moment.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { keysOf } from "../keyring.ts";
import { Icon } from "../parts/icon.tsx";
import { rename } from "../router.ts";
import { text } from "../text.ts";
import { branch, copy } from "./deeds.ts";
import type { TableStore } from "./store.ts";

const STEP = 1300;
const DRAG = 90; // milliseconds between two moments asked for while the slider is dragged

export function Timeline({ store, replay }: { readonly store: TableStore; readonly replay: boolean }) {
  const view = store.moments.view.value!;
  const playing = useSignal(false);
  const copied = useSignal(false);
  const { at, first, last } = view;
  const dragged = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wanted = useSignal<number | null>(null);
  useEffect(() => {
    wanted.value = null;
  }, [at]);
  const to = (moment: number) => {
    const wanted = Math.max(first, Math.min(last, moment));
    store.moments.look(wanted);
    if (replay) rename(`/replay/${store.id}?at=${wanted}`);
  };
  const drag = (moment: number) => {
    playing.value = false;
    wanted.value = moment;
    clearTimeout(dragged.current);
    dragged.current = setTimeout(() => to(moment), DRAG);
  };
  useEffect(() => {
    if (!playing.value) return;
    if (at >= last) {
      playing.value = false;
      return;
    }
    const next = setTimeout(() => to(at + 1), STEP);
    return () => clearTimeout(next);
  }, [playing.value, at, last]);
  const link = `${location.origin}/replay/${store.id}?at=${at}`;
  const over = store.table.value?.status === "over";
  const mayBranch = over || Object.keys(keysOf(store.id).seats).length > 0;
  const button = (name: "first" | "back" | "forward" | "last", moment: number, off: boolean) => (
    <button
      type="button"
      class="icon"
      onClick={() => {
        playing.value = false;
        to(moment);
      }}
      disabled={off}
      aria-label={text(name)}
      title={text(name)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <section class="timeline panel" aria-label={text("timeline")}>
      <div class="row">
        {button("first", first, at <= first)}
        {button("back", at - 1, at <= first)}
        <button
          type="button"
          class="icon"
          onClick={() => {
            if (at >= last) to(first);
            playing.value = !playing.value;
          }}
          aria-pressed={playing.value}
          aria-label={text(playing.value ? "pause" : "run")}
          title={text(playing.value ? "pause" : "run")}
        >
          <Icon name={playing.value ? "pause" : "run"} />
        </button>
        {button("forward", at + 1, at >= last)}
        {button("last", last, at >= last)}
        <label class="slider">
          <span class="visually-hidden">{text("moment")}</span>
          <input
            type="range"
            min={first}
            max={last}
            value={wanted.value ?? at}
            aria-valuetext={text("moment-of", { at: wanted.value ?? at, last })}
            onInput={(event) => drag(Number(event.currentTarget.value))}
          />
        </label>
        <output>{text("moment-of", { at, last })}</output>
      </div>
      <div class="row">
        {!replay && (
          <button type="button" class="main" onClick={() => store.moments.look(null)}>
            {text("back-to-now")}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            void copy(link).then((done) => {
              copied.value = done;
            })
          }
        >
          {copied.value ? text("copied") : text("copy-moment")}
        </button>
        <a class="small" href={`/replay/${store.id}?at=${at}`}>
          {text("permalink")}
        </a>
        {mayBranch && (
          <button type="button" onClick={() => void branch(store, at, "fresh")}>
            {text("what-if")}
          </button>
        )}
        {mayBranch && over && (
          <button type="button" onClick={() => void branch(store, at, "same")}>
            {text("what-if-same")}
          </button>
        )}
      </div>
    </section>
  );
}
