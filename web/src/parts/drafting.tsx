// The input for a free answer: what the server offers, what a draft comes to, and taking it.
import { useLayoutEffect } from "preact/hooks";
import type { BoardProps, GameFace } from "../games/face.ts";
import { Scope } from "../games/scope.tsx";
import type { Choice, Question } from "../protocol.ts";
import { isPlain, OWN_KEYS } from "../table/keys.ts";
import type { Intent, Proposal } from "../table/proposal.ts";
import { text } from "../text.ts";
import { RuleNumber } from "./rule.tsx";

interface Props {
  readonly question: Question;
  readonly proposal: Proposal;
  readonly busy: boolean;
  readonly face: GameFace;
  readonly board: BoardProps;
  readonly game: string;
  readonly keys: boolean;
}

export function Drafting({ question, proposal, busy, face, board, game, keys }: Props) {
  const tried = proposal.tried.value;
  // while nothing is done the way on is called by what it means: nobody moves, nobody shoots; it is offered there only
  const blank = proposal.untouched.value && !proposal.refusal.value;
  const rest = blank ? question.intents.find(({ final }) => final) : undefined;
  const act = (offer: Choice) => {
    if (offer.final) proposal.finish(offer.choice as Intent);
    else proposal.step(offer.choice as Intent);
  };
  const offers = face.offers ? face.offers(question.intents, tried?.drawing ?? {}) : question.intents;
  // with no draft to take, the way out stands where the draft would be taken, not below all the controls
  const nothing = !rest && tried?.choice === null;
  const isOut = (offer: Choice) => nothing && offer.final;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (!isPlain(event) || target.closest(`${OWN_KEYS}, [role=tab]`)) return;
      const offer = keys && /^[1-9]$/.test(event.key) ? offers[Number(event.key) - 1] : undefined;
      const deed = offer ? () => act(offer) : deeds[event.key];
      if (!deed || (event.key === "Enter" && target.closest("button, a, summary"))) return;
      event.preventDefault();
      deed();
    };
    const deeds: Readonly<Record<string, () => void>> = {
      Enter: () => proposal.take(),
      Escape: () => proposal.drop(),
      Backspace: () => proposal.back(),
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <div class="drafting" tabIndex={-1} data-focus role="group" aria-label={question.text}>
      {question.about.length > 0 && (
        <div class="small soft">
          {question.about.map((line) => (
            <p>{line}</p>
          ))}
        </div>
      )}
      <Outcome proposal={proposal} game={game} said={rest?.text} />
      <div class="row takes">
        <button
          type="button"
          class={rest ? "take" : "take main"}
          disabled={!proposal.legal.value && !proposal.busy.value}
          aria-disabled={busy}
          aria-keyshortcuts="Enter"
          onClick={() => proposal.take()}
        >
          {rest ? rest.text : text("draft-take")}
        </button>
        <button
          type="button"
          disabled={!proposal.steps.value.length}
          aria-keyshortcuts="Backspace"
          onClick={() => proposal.back()}
        >
          {text("draft-back")}
        </button>
        <button
          type="button"
          disabled={!proposal.steps.value.length}
          aria-keyshortcuts="Escape"
          onClick={() => proposal.drop()}
        >
          {text("draft-drop")}
        </button>
      </div>
      <Offers offers={offers} shown={isOut} keys={keys} act={act} />
      {face.Controls && (
        <Scope game={game}>
          <face.Controls {...board} proposal={proposal} />
        </Scope>
      )}
      <Offers offers={offers} shown={(offer) => offer !== rest && !isOut(offer)} keys={keys} act={act} />
    </div>
  );
}

interface OffersProps {
  readonly offers: readonly Choice[];
  readonly shown: (offer: Choice) => boolean;
  readonly keys: boolean;
  readonly act: (offer: Choice) => void;
}

/** Those of the offers that belong here, with their numbers among all. */
function Offers({ offers, shown, keys, act }: OffersProps) {
  if (!offers.some(shown)) return null;
  return (
    <ul class={`options ${offers.length > 4 ? "close" : ""}`}>
      {offers.map(
        (offer, i) =>
          shown(offer) && (
            <li key={JSON.stringify(offer.choice)}>
              <button type="button" class="option" onClick={() => act(offer)}>
                {keys && i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
                <span class="label">{offer.text}</span>
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

interface OutcomeProps {
  readonly proposal: Proposal;
  readonly game: string;
  /** What the button that takes it says already. */
  readonly said: string | undefined;
}

/** What the draft comes to, and what forbids it: read out when it changes. */
function Outcome({ proposal, game, said }: OutcomeProps) {
  const tried = proposal.tried.value;
  const refusal = proposal.refusal.value;
  return (
    <div
      class="outcome"
      role="status"
      aria-live="polite"
      aria-busy={proposal.busy.value}
      data-legal={String(proposal.legal.value)}
    >
      {tried?.lines
        .filter((line) => line.replace(/\.$/, "") !== said)
        .map((line) => (
          <p>{line}</p>
        ))}
      {refusal && tried?.choice === null && <p class="soft">{refusal.text}</p>}
      {refusal && tried?.choice !== null && (
        <p class="refusal">
          <span aria-hidden="true">✗ </span>
          {refusal.text} <RuleNumber game={game} number={refusal.rule} />
        </p>
      )}
      {!refusal && tried && proposal.legal.value && (
        <p class="allowed">
          <span aria-hidden="true">✓ </span>
          {text("draft-legal")}
        </p>
      )}
    </div>
  );
}
