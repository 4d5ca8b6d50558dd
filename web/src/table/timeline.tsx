// Moving through the game: step by step, by slider, by itself; with a link to the moment.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api.ts";
import { keysOf } from "../keyring.ts";
import { Icon } from "../parts/icon.tsx";
import { SPEEDS, type Speed } from "../preferences.ts";
import type { Chapter } from "../protocol.ts";
import { rename } from "../router.ts";
import { change, settings } from "../settings.ts";
import { text } from "../text.ts";
import { branch, copy } from "./deeds.ts";
import { Branches } from "./origin.tsx";
import { seatName } from "./prompt.tsx";
import { MoreDeeds } from "./sheet.tsx";
import type { TableStore } from "./store.ts";

const DRAG = 90; // milliseconds between two moments asked for while the slider is dragged

export function Timeline({ store, replay }: { readonly store: TableStore; readonly replay: boolean }) {
  const view = store.moments.view.value!;
  const copied = useSignal(false);
  const all = useSignal(false); // on a phone the board comes first, and most of this is put away
  const { first, last } = view;
  const { running, moment } = { running: store.film.running.value, moment: store.film.moment };
  const at = store.film.busy.value ? view.at - 1 : view.at;
  const dragged = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wanted = useSignal<number | null>(null);
  useEffect(() => {
    wanted.value = null;
    if (replay) rename(`/replay/${store.id}?at=${moment}`);
  }, [moment]);
  useEffect(() => () => store.film.run(false), []);
  const to = (moment: number) => {
    store.film.run(false);
    store.moments.look(Math.max(first, Math.min(last, moment)));
  };
  const drag = (moment: number) => {
    store.film.run(false);
    wanted.value = moment;
    clearTimeout(dragged.current);
    dragged.current = setTimeout(() => to(moment), DRAG);
  };
  const link = `${location.origin}/replay/${store.id}?at=${moment}`;
  const over = store.table.value?.status === "over";
  const mayBranch = over || Object.keys(keysOf(store.id).seats).length > 0;
  const button = (name: "first" | "back" | "forward" | "last", deed: () => void, off: boolean) => (
    <button
      type="button"
      class="icon"
      onClick={() => {
        store.film.run(false);
        deed();
      }}
      disabled={off}
      aria-label={text(name)}
      title={text(name)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <section class={`timeline panel ${all.value ? "all" : ""}`} aria-label={text("timeline")}>
      <div class="row">
        {button("first", () => to(first), moment === `${first}`)}
        {button("back", () => store.step(-1), moment === `${first}`)}
        <button
          type="button"
          class="icon"
          onClick={() => {
            if (at >= last) to(first);
            store.film.run(!running);
          }}
          aria-pressed={running}
          aria-label={text(running ? "pause" : "run")}
          title={text(running ? "pause" : "run")}
        >
          <Icon name={running ? "pause" : "run"} />
        </button>
        {button("forward", () => store.step(1), at >= last)}
        {button("last", () => to(last), at >= last)}
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
        <output>{text("moment-of", { at: moment, last })}</output>
        {!replay && (
          <button type="button" class="main" onClick={() => store.moments.look(null)}>
            {text("back-to-now")}
          </button>
        )}
        <MoreDeeds all={all} />
      </div>
      <div class="row">
        <ChapterPicker store={store} at={at} last={last} to={to} />
        <SpeedPicker />
        <EyesPicker store={store} />
      </div>
      <div class="row">
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
        <a class="small" href={`/replay/${store.id}?at=${moment}`}>
          {text("permalink")}
        </a>
        {over && (
          <a class="small" href={`/analysis/${store.id}`}>
            {text("analysis")}
          </a>
        )}
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
      <Branches table={store.table.value!} />
    </section>
  );
}

/** To the beginning of a turn, a mission, a round, a phase. */
function ChapterPicker({ store, at, last, to }: PickerProps) {
  const chapters = useSignal<readonly Chapter[]>([]);
  useEffect(() => {
    void api.chapters(store.id).then(
      (found) => {
        chapters.value = found;
      },
      () => {}, // then there is none to pick
    );
  }, [store.id, last, settings.value.language]);
  if (chapters.value.length < 2) return null;
  const now = chapters.value.findLastIndex((chapter) => chapter.at <= at);
  return (
    <label class="chapters">
      {text("chapter")}{" "}
      <select value={String(now)} onChange={(event) => to(chapters.value[Number(event.currentTarget.value)]!.at)}>
        {now < 0 && <option value="-1" />}
        {chapters.value.map((chapter, i) => (
          <option value={String(i)}>
            {"\u2003".repeat(chapter.rank)}
            {chapter.text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PickerProps {
  readonly store: TableStore;
  readonly at: number;
  readonly last: number;
  readonly to: (moment: number) => void;
}

function SpeedPicker() {
  return (
    <label>
      {text("speed")}{" "}
      <select value={settings.value.speed} onChange={(event) => change({ speed: event.currentTarget.value as Speed })}>
        {SPEEDS.map((speed) => (
          <option value={speed}>{text(`setting-speed-${speed}`)}</option>
        ))}
      </select>
    </label>
  );
}

/** When the game is over every hand is open. */
function EyesPicker({ store }: { readonly store: TableStore }) {
  const table = store.table.value!;
  const seat = store.moments.seat.value;
  if (!table.hidden || table.status !== "over") return null;
  return (
    <label>
      {text("eyes")}{" "}
      <select
        value={String(seat ?? "")}
        onChange={(event) =>
          store.seats.sit(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{text("eyes-nobody")}</option>
        {table.seats.map(({ seat }) => (
          <option value={String(seat)}>{seatName(store, seat)}</option>
        ))}
      </select>
    </label>
  );
}
