// The log and the chat. A line under the pointer or the focus lights its pieces.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameFace } from "../games/face.ts";
import { Icon } from "../parts/icon.tsx";
import { RuleNumber } from "../parts/rule.tsx";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

const NEWEST = 400;

export function Log({ store, face }: { readonly store: TableStore; readonly face: GameFace }) {
  const lines = store.records.log.value;
  const list = useRef<HTMLOListElement>(null);
  const all = useSignal(false);
  const shown = all.value ? lines : lines.slice(-NEWEST);
  const near = useRef(true); // the end is in sight: stay there
  const top = useRef(0);
  const toTheEnd = () => {
    const box = list.current?.parentElement;
    if (box && near.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(toTheEnd, [lines.length, store.moments.view.value?.at]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(toTheEnd); // the question above it grows and shrinks
    watch.observe(list.current!.parentElement!);
    return () => watch.disconnect();
  }, []);
  const game = store.table.value!.game;
  const glow = (facts: Readonly<Record<string, unknown>> | null) => {
    store.glow.value = new Set(facts ? face.lineRefs(facts) : []);
  };
  const at = store.moments.view.value?.at ?? 0;
  return (
    <div
      class="log-box"
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={text("log")}
      onScroll={(event) => {
        const box = event.currentTarget;
        const up = box.scrollTop < top.current - 1; // only a reader goes back; lines push it down
        top.current = box.scrollTop;
        if (box.scrollHeight - box.scrollTop - box.clientHeight < 60) near.current = true;
        else if (up) near.current = false;
      }}
    >
      {shown.length < lines.length && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            all.value = true;
          }}
        >
          {text("log-all", { n: lines.length })}
        </button>
      )}
      <ol class="log" ref={list}>
        {shown.map((line, i) => (
          <li
            key={lines.length - shown.length + i}
            class={`${line.head ? "head" : ""} ${line.at === at ? "new" : ""} ${line.private ? "private" : ""} ${line.grave ? "grave" : ""}`}
            onPointerEnter={() => glow(line.facts)}
            onPointerLeave={() => glow(null)}
            onFocusCapture={() => glow(line.facts)}
            onBlurCapture={() => glow(null)}
          >
            <span>
              {line.private && (
                <span title={text("private")} aria-label={text("private")} role="img">
                  <Icon name="eye" />{" "}
                </span>
              )}
              {line.text}
            </span>{" "}
            <RuleNumber game={game} number={line.rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Chat({ store }: { readonly store: TableStore }) {
  const draft = useSignal("");
  const box = useRef<HTMLDivElement>(null);
  const lines = store.records.chat.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const mayTalk = store.seats.held.value.length > 0;
  const { manners, game } = store.table.value!;
  const talk = store.moments.view.value?.talk;
  const free = mayTalk && talk?.kind === "free";
  return (
    <div class="chat">
      <p class="small soft manners">
        {text(`talk-${manners.chat}`)}
        {!manners.odds && ` · ${text("without-odds")}`}
        {manners.odds && !manners.hints && ` · ${text("without-hints")}`}
      </p>
      <div class="log-box" ref={box} tabIndex={0} role="log" aria-live="polite" aria-label={text("chat")}>
        {lines.length === 0 && <p class="soft small">{text("chat-empty")}</p>}
        <ol>
          {lines.map((line) => (
            <li>
              <strong>{line.name}</strong> <span class={line.signal.length ? "signal" : ""}>{line.text}</span>{" "}
              <time class="soft small" dateTime={line.time}>
                {clock(line.time)}
              </time>
            </li>
          ))}
        </ol>
      </div>
      {mayTalk && talk?.text && (
        <p class="small notice">
          {talk.text} <RuleNumber game={game} number={talk.rule} />
        </p>
      )}
      {mayTalk && talk && talk.signals.length > 0 && (
        <div class="presets" role="group" aria-label={text("chat-presets")}>
          {talk.signals.map((signal) => (
            <button type="button" key={signal.said.join(" ")} onClick={() => store.signal(signal.said)}>
              {signal.text}
            </button>
          ))}
        </div>
      )}
      {free && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            store.say(draft.value);
            draft.value = "";
          }}
        >
          <label class="visually-hidden" for="chat-text">
            {text("chat-say")}
          </label>
          <input
            id="chat-text"
            type="text"
            maxLength={500}
            value={draft.value}
            placeholder={text("chat-say")}
            autocomplete="off"
            onInput={(event) => {
              draft.value = event.currentTarget.value;
            }}
          />
          <button type="submit" disabled={!draft.value.trim()}>
            {text("send")}
          </button>
        </form>
      )}
    </div>
  );
}

const clock = (time: string): string => {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? "" : moment.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
};
