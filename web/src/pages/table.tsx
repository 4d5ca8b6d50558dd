// The table, and the replay: the same board, live or at an earlier moment.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api.ts";
import type { BoardProps, GameFace, Plain, Question } from "../games/face.ts";
import { faceOf } from "../games/index.ts";
import { addKeys, keysOf, readFragment } from "../keyring.ts";
import { isNarrow } from "../parts/attention.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Drawing } from "../parts/drawing.tsx";
import { Waiting } from "../parts/lazy.tsx";
import { rename } from "../router.ts";
import type { Moment } from "../routes.ts";
import { settings } from "../settings.ts";
import { RuleNumber } from "../parts/rule.tsx";
import { useAttending } from "../table/attending.ts";
import { pause } from "../table/backoff.ts";
import { Curtain } from "../table/curtain.tsx";
import { Banner, DiceOnBoard, FilmBar, refsOf, usePressing } from "../table/filmbar.tsx";
import { useGliding } from "../table/gliding.ts";
import { Missed } from "../table/missed.tsx";
import { PlanLayer } from "../table/layer.tsx";
import { Chat, Log } from "../table/log.tsx";
import { deedOf, isPlain, OWN_KEYS } from "../table/keys.ts";
import { LinkRow, TableMenu } from "../table/menu.tsx";
import { WhatIfOf } from "../table/origin.tsx";
import { NewRules } from "../table/newrules.tsx";
import { PlanPad } from "../table/plan.tsx";
import { planning } from "../table/planning.ts";
import { mayTakeSeat, Players, StandIns, TakeSeat } from "../table/players.tsx";
import { Prompt } from "../table/prompt.tsx";
import { ordersOf, takeOrder } from "../table/orders.ts";
import { openTable } from "../table/open.ts";
import { useSound } from "../table/sounding.ts";
import type { TableStore } from "../table/store.ts";
import { Meant, useTapping } from "../table/tapping.tsx";
import { Timeline } from "../table/timeline.tsx";
import { text } from "../text.ts";

/** A link may bring a secret: keep it, and take it out of the address. */
async function readLink(table: string, left: () => boolean): Promise<void> {
  const { seat, invite, host } = readFragment(location.hash);
  if (!seat && !invite && !host) return;
  rename(location.pathname + location.search);
  if (invite) addKeys(table, { invite });
  if (host) addKeys(table, { host });
  if (seat) {
    const found = await seatOf(seat, left);
    if (found !== null) addKeys(table, { seats: { [found]: seat } });
  }
}

/** Which seat a secret opens, if any. Nobody loses it because the server cannot answer at once. */
async function seatOf(secret: string, left: () => boolean): Promise<number | null> {
  for (let attempt = 0; !left(); attempt++) {
    try {
      const [found] = await api.mine([secret]);
      return found?.seat ?? null;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause(attempt)));
    }
  }
  return null;
}

export function TablePage({
  table,
  at,
  eyes,
  replay,
}: {
  readonly table: string;
  readonly at: Moment | null;
  /** Through whose eyes, if the address says it. */
  readonly eyes: number | null;
  readonly replay: boolean;
}) {
  const store = useSignal<TableStore | null>(null);
  useEffect(() => {
    let close = () => {};
    let left = false;
    void readLink(table, () => left).then(() => {
      if (left) return;
      const opened = openTable(table, replay ? (at ?? { at: 0, beat: 0 }) : null, eyes);
      close = opened.close;
      store.value = opened.store;
    });
    return () => {
      left = true;
      close();
    };
  }, [table, replay]);
  if (!store.value)
    return (
      <div class="page">
        <p>{text("loading")}</p>
      </div>
    );
  return <TableRoom key={store.value.id} store={store.value} replay={replay} />;
}

function TableRoom({ store, replay }: { readonly store: TableStore; readonly replay: boolean }) {
  const table = store.table.value;
  const status = store.status.value;
  const menu = useSignal(false);
  const mine = store.moments.question.value !== null;
  useEffect(() => {
    document.title = table ? `${mine ? "● " : ""}${table.title} · Zareba` : "Zareba";
  }, [table?.title, mine]);
  if (status === "gone")
    return (
      <div class="page">
        <h1>{text("no-table")}</h1>
        <p>{text("no-table-why")}</p>
        <a class="button" href="/">
          {text("home")}
        </a>
      </div>
    );
  if (!table)
    return (
      <div class="page">
        <h1 class="visually-hidden">{text("table")}</h1>
        <p role="status">{text(status === "offline" ? "reconnecting" : "loading")}</p>
      </div>
    );
  return (
    <div class="room">
      <header class="room-head">
        <h1>
          {table.title}
          {replay && <small> · {text("replay")}</small>}
        </h1>
        {table.origin?.kind === "branch" && <WhatIfOf origin={table.origin} title={table.title} />}
        <Players store={store} />
        <button
          type="button"
          class="plain"
          onClick={() => {
            menu.value = true;
          }}
          aria-label={text("table-menu")}
        >
          {text("links")}
        </button>
      </header>
      <div class="announcements" role="status" aria-live="polite">
        {status === "offline" || status === "connecting" ? <p class="notice bad">{text("reconnecting")}</p> : null}
        {status === "outdated" && (
          <p class="notice bad">
            {text("outdated")}{" "}
            <button type="button" class="link" onClick={() => location.reload()}>
              {text("reload")}
            </button>
          </p>
        )}
        {table.notice && <NewRules store={store} />}
        {table.status === "closed" && <p class="notice">{text("table-closed")}</p>}
        {store.notice.value && (
          <p class="notice bad">
            {store.notice.value.text} <RuleNumber game={table.game} number={store.notice.value.rule} />{" "}
            <button
              type="button"
              class="link"
              onClick={() => {
                store.notice.value = null;
              }}
            >
              {text("close")}
            </button>
          </p>
        )}
      </div>
      {store.seats.curtain.value !== null ? (
        <Curtain store={store} seat={store.seats.curtain.value} />
      ) : store.moments.view.value && store.facts.value ? (
        <Drawn store={store} replay={replay} />
      ) : (
        <Gathering store={store} />
      )}
      {menu.value && (
        <TableMenu
          store={store}
          close={() => {
            menu.value = false;
          }}
        />
      )}
    </div>
  );
}

function Gathering({ store }: { readonly store: TableStore }) {
  const gathering = store.table.value!.status === "gathering";
  const invite = gathering && store.seats.held.value.length > 0 && keysOf(store.id).invite;
  return (
    <div class="page stack">
      {invite && (
        <section class="panel stack">
          <h2>{text("invite-friends")}</h2>
          <LinkRow name="link-invite" link={`${location.origin}/table/${store.id}#invite=${invite}`} />
        </section>
      )}
      <StandIns store={store} />
      <TakeSeat store={store} />
      {gathering && <p role="status">{store.table.value!.opening || text("gathering")}</p>}
      {gathering && !store.seats.held.value.length && !mayTakeSeat(store) && <p>{text("only-watching")}</p>}
      {gathering && <p class="small soft">{text("salt-rule")}</p>}
      {!gathering && !store.moments.view.value && <p role="status">{text("loading")}</p>}
    </div>
  );
}

/** The pieces and places a question names; who is asked is no place. */
const aboutOf = (face: GameFace, { fields: { seat: _, ...fields } }: Question) => face.lineRefs(fields);

const NOTHING: readonly never[] = [];

/** Where options lie on the board. If two lie on the same piece, the first one counts. */
function litBy(face: GameFace, question: Question | null, facts: unknown, state: unknown): ReadonlyMap<string, number> {
  const lit = new Map<string, number>();
  question?.choices.forEach((choice, i) => {
    for (const ref of face.optionRefs(choice, question, facts, state)) if (!lit.has(ref)) lit.set(ref, i);
  });
  return lit;
}

/** The drawing comes when it is wanted; the table is joined meanwhile. */
function Drawn({ store, replay }: { readonly store: TableStore; readonly replay: boolean }) {
  const face = faceOf(store.table.value!.game).value;
  if (!face || "failed" in face) return <Waiting failed={face !== null} />;
  return <Playing store={store} replay={replay} face={face.found} />;
}

function Playing({
  store,
  replay,
  face,
}: {
  readonly store: TableStore;
  readonly replay: boolean;
  readonly face: GameFace;
}) {
  const view = store.moments.view.value!;
  const table = store.table.value!;
  const facts = store.facts.value;
  const tab = useSignal<"log" | "chat">("log");
  const drawing = useRef<HTMLDivElement>(null);
  const seen = useSignal(store.records.chat.value.length);
  if (tab.value === "chat") seen.value = store.records.chat.value.length;
  const put = view.question;
  const asked = put && !store.answer.isIdle(put) ? put : null;
  const question: Question | null = useMemo(
    () =>
      asked && view.live
        ? {
            kind: asked.kind.split(".").at(-1)!,
            fields: asked.facts,
            choices: asked.options.map((option) => option.choice as Plain),
            intents: asked.intents.map((intent) => intent.choice as Plain),
            limits: asked.limits,
          }
        : null,
    [asked, view.live],
  );
  const lit = useMemo(() => litBy(face, question, facts, view.state), [face, question, facts, view.state]);
  const scene = store.film.scene.value;
  const told = useMemo(() => (scene?.beat ? new Set(refsOf(scene, face)) : null), [scene, face]);
  const about = useMemo(() => new Set(question && isNarrow() ? aboutOf(face, question) : []), [question, face]);
  const warned = store.answer.picked.value?.warned;
  const column = useRef<HTMLDivElement>(null);
  usePressing(store, drawing);
  useGliding(store, drawing);
  useSound(store, face);
  const meant = useTapping(drawing);
  useAttending(drawing, question ? asked?.number : undefined);
  useLayoutEffect(() => {
    // every question is read from its beginning
    for (const box of [column.current, column.current?.querySelector(".prompt")]) if (box) box.scrollTop = 0;
  }, [asked?.number, view.live]);
  const board: BoardProps = {
    facts,
    state: view.state,
    preview: view.preview,
    over: view.ending !== null,
    question,
    lit,
    glow:
      told ?? (warned ? new Set([...store.glow.value, ...warned]) : store.glow.value.size ? store.glow.value : about),
    considered: store.answer.considered.value,
    choose: (option) => store.answer.pick(option),
    chooseThen: (option, kind, answer) => store.answer.chooseThen(question?.choices[option], kind, answer),
    mean: (option) => store.answer.type(option),
    measure: (what) => store.measure(what),
    seat: view.seat,
    orders: ordersOf(table.table, view.seat),
    proposal: store.answer.proposal.value,
    consider: (option) => {
      store.answer.considered.value = option;
    },
    names: table.seats.map((seat) => seat.name || (seat.bot ? text("is-bot") : "")),
    labels: asked?.options.map((option) => option.text) ?? [],
    telling: scene?.beat ? scene.lines : NOTHING,
    events: store.records.log.value,
    words: store.words.value,
  };
  useEffect(() => {
    if (face.inWords) store.describe(false);
  }, [face, view.at, view.live, settings.value.language]);
  store.answer.settles = (choice) => face.settles?.(choice as Plain, facts, view.preview) ?? "";
  useKeys(store);
  useEffect(() => {
    const choice = put && view.live ? (store.answer.takeNext(put) ?? takeOrder(table.table, put)) : undefined;
    if (choice !== undefined) store.answer.choose(choice);
    else if (put && view.live) store.answer.beIdle(put);
    if (view.live) store.answer.beIdleElsewhere(view.idle);
  }, [put?.number, view.live, view.idle.map(({ seat, number }) => `${seat}:${number}`).join()]);
  return (
    <div class={`table ${view.live ? "live" : "back"}`} data-moment={store.film.moment}>
      <div class="board-side">
        <PlanPad store={store} board={drawing} secret={face.secret} />
        <div class="planned">
          <div
            class={`drawing ${store.pad.pen.value ? "planning" : ""}`}
            ref={drawing}
            data-game={table.game}
            {...planning(store, face.secret)}
          >
            <Drawing board={board} face={face} />
          </div>
          {!face.inWords && <PlanLayer store={store} board={drawing} />}
          <DiceOnBoard store={store} face={face} board={drawing} />
          <Banner store={store} />
        </div>
        <FilmBar store={store} face={face} />
        <Meant asked={meant} />
      </div>
      <div class="talk-side" ref={column}>
        {store.missed.value !== null && view.live && <Missed store={store} since={store.missed.value} />}
        {(!view.live || replay) && <Timeline store={store} replay={replay} />}
        <StandIns store={store} />
        {table.status === "playing" && <TakeSeat store={store} />}
        <Prompt store={store} face={face} board={board} />
        <section class="panel records">
          <div class="tabs" role="tablist" aria-label={text("log-and-chat")}>
            {(["log", "chat"] as const).map((name) => (
              <button
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={tab.value === name}
                aria-controls={`panel-${name}`}
                tabIndex={tab.value === name ? 0 : -1}
                onClick={() => {
                  tab.value = name;
                }}
                onKeyDown={(event) => {
                  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
                  tab.value = name === "log" ? "chat" : "log";
                  document.getElementById(`tab-${tab.value}`)?.focus();
                }}
              >
                {text(name)}
                {name === "chat" &&
                  store.records.chat.value.length > seen.value &&
                  ` (${store.records.chat.value.length - seen.value})`}
              </button>
            ))}
          </div>
          <div role="tabpanel" id="panel-log" aria-labelledby="tab-log" hidden={tab.value !== "log"}>
            <Log store={store} face={face} />
          </div>
          <div role="tabpanel" id="panel-chat" aria-labelledby="tab-chat" hidden={tab.value !== "chat"}>
            <Chat store={store} />
          </div>
        </section>
      </div>
      <p class="visually-hidden" role="status" aria-live="polite" id="spoken">
        {(scene?.beat && face.summary?.(scene.lines, facts, view.state)?.join(" ")) || store.records.spoken.value}
      </p>
      {store.wordsOpen.value && store.words.value && (
        <Dialog
          title={text("in-words")}
          close={() => {
            store.wordsOpen.value = false;
          }}
        >
          <div class="in-words">
            {store.words.value.map((line) => (
              <p>{line}</p>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Single keys, unless somebody types or has switched them off; they work as soon as the table is drawn. */
function useKeys(store: TableStore): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings.peek().shortcuts || !isPlain(event) || (event.target as HTMLElement).closest(OWN_KEYS)) return;
      deedOf(store, event.key)?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}
