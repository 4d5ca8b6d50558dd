// The defence laid out as a whole: what is in reserve, who holds which zone, and how well.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/icon.tsx";
import { RuleNumber } from "../../parts/rule.tsx";
import type { Question } from "../../protocol.ts";
import { settings } from "../../settings.ts";
import { isPlain, OWN_KEYS } from "../../table/keys.ts";
import type { Intent, Proposal } from "../../table/proposal.ts";
import { text } from "../../text.ts";
import { deskOf, drafted, every, hand, news, offeredTo, post, withdraw, type Desk } from "./arranging.ts";
import { shortName } from "./boxes.tsx";
import { carrying } from "./carry.tsx";
import { Emblem, UnitIcon } from "./counter.tsx";
import { family, grouped, percent, type Banner, type Facts, type State, type Zone } from "./facts.ts";
import type { BoardProps } from "./props.ts";

type Props = BoardProps & { readonly proposal: Proposal; readonly asked: Question; readonly busy: boolean };

export function Arrange(props: Props) {
  const { facts, state, proposal, asked } = props;
  const desk = deskOf(props);
  useKeys(proposal, asked, desk);
  if (!desk) return null;
  const { drawn } = desk;
  const posts = Object.values(drawn.posts);
  const units = posts.reduce((sum, all) => sum + all.length, 0);
  const held = hand.value !== null && drawn.left[hand.value] ? hand.value : null;
  return (
    <div class="arranging" role="group" aria-label={asked.text} onKeyDown={fromZoneToZone}>
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={!proposal.legal.value && !proposal.busy.value}
          aria-disabled={props.busy}
          aria-keyshortcuts="0"
          onClick={() => proposal.take()}
        >
          {settings.value.shortcuts && <kbd aria-hidden="true">0</kbd>}{" "}
          {text("arrange-done", { n: units, zones: posts.length })}
        </button>
        {asked.intents.map((intent) => (
          <button type="button" onClick={() => proposal.step(intent.choice as Intent)}>
            {intent.text}
          </button>
        ))}
        <button
          type="button"
          class="icon"
          title={text("draft-back")}
          aria-label={text("draft-back")}
          disabled={!proposal.steps.value.length}
          onClick={() => proposal.back()}
        >
          <Icon name="undo" />
        </button>
      </div>
      <Told proposal={proposal} rule={proposal.refusal.value?.rule ?? ""} />
      <Reserve desk={desk} facts={facts} held={held} />
      <ul class="posts">
        {drawn.fronts.map((id) => {
          const zone = facts.zones.find((found) => found.id === id)!;
          return <Post key={id} zone={zone} desk={desk} facts={facts} state={state} held={held} />;
        })}
      </ul>
    </div>
  );
}

/** Up and down lead from zone to zone. */
function fromZoneToZone(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const zones = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".to-zone")];
  const here = (event.target as HTMLElement).closest(".post");
  const now = zones.findIndex((zone) => zone.parentElement === here);
  const next = now < 0 ? (step > 0 ? 0 : -1) : (now + step + zones.length) % zones.length;
  event.preventDefault();
  zones.at(next)?.focus();
}

/** Digits take a counter in hand, 0 says that everything is laid out. */
function useKeys(proposal: Proposal, asked: Question, desk: Desk | null): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!settings.peek().shortcuts || !isPlain(event) || target.closest(OWN_KEYS)) return;
      const deed = deedOf(event.key, proposal, asked, desk);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

function deedOf(key: string, proposal: Proposal, asked: Question, desk: Desk | null): (() => void) | undefined {
  if (key === "0") return () => proposal.take();
  if (key === "Backspace") return () => proposal.back();
  const again = asked.intents[0];
  if (key === "a" && again) return () => proposal.step(again.choice as Intent);
  const unit = desk && /^[1-9]$/.test(key) ? Object.keys(desk.drawn.left)[Number(key) - 1] : undefined;
  return unit === undefined ? undefined : () => take(unit);
}

const take = (unit: string): void => {
  hand.value = hand.peek() === unit ? null : unit;
};

function Reserve({ desk, facts, held }: { readonly desk: Desk; readonly facts: Facts; readonly held: string | null }) {
  const keys = settings.value.shortcuts;
  return (
    <div class="reserve" role="group" aria-label={text("arrange-reserve")}>
      {Object.entries(desk.drawn.left).map(([unit, number], i) => {
        const { name } = facts.units[unit]!;
        return (
          <button
            type="button"
            key={unit}
            class={`chip type-${family(facts, unit)}`}
            aria-pressed={held === unit}
            aria-label={`${number} × ${name}`}
            title={name}
            data-focus={i === 0 || undefined}
            {...carrying(desk, unit, null, () => take(unit))}
          >
            {keys && i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
            <Sign unit={unit} facts={facts} />
            <Count unit={unit} number={number} facts={facts} />
          </button>
        );
      })}
      <button
        type="button"
        class="chip all"
        aria-pressed={every.value}
        onClick={() => {
          every.value = !every.value;
        }}
      >
        {text("arrange-all")}
      </button>
    </div>
  );
}

function Sign({ unit, facts }: { readonly unit: string; readonly facts: Facts }) {
  return (
    <svg viewBox="-1 -1 36 30" class="sign-of-unit" aria-hidden="true" focusable="false">
      <rect x="-0.5" y="-0.5" width="35" height="29" rx="4" class="face" />
      <UnitIcon unit={unit} facts={facts} />
      {unit.endsWith("_reduced") && <path d="M2 27 30 2" class="reduced" />}
    </svg>
  );
}

/** How many; a leader, who looks like the others, by name. */
function Count({ unit, number, facts }: { readonly unit: string; readonly number: number; readonly facts: Facts }) {
  return <span aria-hidden="true">{family(facts, unit) === "leader" ? shortName(unit, facts) : `×${number}`}</span>;
}

interface PostProps {
  readonly zone: Zone;
  readonly desk: Desk;
  readonly facts: Facts;
  readonly state: State;
  readonly held: string | null;
}

/** One zone: who stands there, plus and minus, and the chance to hold it. */
function Post({ zone, desk, facts, state, held }: PostProps) {
  const { drawn } = desk;
  const there = [...(state.garrison[facts.zones.indexOf(zone)] ?? []), ...(drawn.posts[zone.id] ?? [])];
  const offered = offeredTo(zone.id, drawn, held);
  const named = offered === null ? "" : facts.units[offered]!.name;
  const holds = drawn.holds[zone.id];
  return (
    <li class={`post banner-${zone.path}`} data-zone={zone.id}>
      <button
        type="button"
        class="to-zone"
        aria-disabled={offered === null}
        aria-label={offered === null ? zone.name : text("arrange-more", { unit: named, zone: zone.name })}
        aria-description={
          holds === undefined ? text("arrange-nobody") : text("arrange-holds", { percent: Math.round(100 * holds) })
        }
        onClick={() => post(desk, zone.id)}
      >
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <rect x="-14" y="-14" width="28" height="28" rx="4" class="field" />
          {zone.path !== "all" && <Emblem banner={zone.path as Banner} />}
        </svg>
        <span class="name">
          {zone.path === "all" ? "" : `${zone.number} `}
          {zone.name}
        </span>
        <span class={holds === undefined ? "chance open" : "chance"}>
          {holds === undefined ? text("arrange-nobody") : percent(holds)}
        </span>
        <Icon name="plus" />
      </button>
      {grouped(there).map(([unit, number]) => (
        <Stack key={unit} unit={unit} number={number} zone={zone} desk={desk} facts={facts} />
      ))}
    </li>
  );
}

interface StackProps {
  readonly unit: string;
  readonly number: number;
  readonly zone: Zone;
  readonly desk: Desk;
  readonly facts: Facts;
}

function Stack({ unit, number, zone, desk, facts }: StackProps) {
  const { name } = facts.units[unit]!;
  const about = { unit: name, zone: zone.name };
  const room = desk.drawn.room[zone.id]?.includes(unit) === true;
  const movable = drafted(zone.id, unit, desk.drawn) > 0;
  return (
    <span class={`stack-of type-${family(facts, unit)}`} role="group" aria-label={`${number} × ${name}`}>
      <button
        type="button"
        aria-disabled={!movable}
        aria-label={text("arrange-back", about)}
        onClick={() => movable && withdraw(desk, zone.id, unit)}
      >
        <Icon name="minus" />
      </button>
      <Sign unit={unit} facts={facts} />
      <Count unit={unit} number={number} facts={facts} />
      <button
        type="button"
        aria-disabled={!room}
        aria-label={text("arrange-more", about)}
        onClick={() => room && post(desk, zone.id, unit)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** What has changed, read out; and why something was not possible. */
function Told({ proposal, rule }: { readonly proposal: Proposal; readonly rule: string }) {
  const lines = proposal.tried.value?.lines ?? [];
  const before = useRef<readonly string[]>([]);
  const said = useRef("");
  if (before.current !== lines) {
    said.current = news(before.current, lines) || said.current;
    before.current = lines;
  }
  const refused = proposal.refusal.value;
  const forbidden = refused !== null && refused.text !== proposal.tried.value?.refusal;
  return (
    <>
      <p class="visually-hidden" role="status" aria-live="polite">
        {said.current}
      </p>
      <p class={forbidden ? "refusal" : "soft small"} role="status" aria-busy={proposal.busy.value}>
        {forbidden ? (
          <>
            {refused.text} <RuleNumber game="khartoum" number={rule} />
          </>
        ) : (
          text("arrange-how") /* stays: nothing moves under the pointer when the first counter is posted */
        )}
      </p>
    </>
  );
}
