// Where options lie on the table, and what a log line is about.
import type { Json, Plain, Question, Ref } from "../face.ts";
import { handPlace, type Facts, type State } from "./facts.ts";

export function optionRefs(choice: Plain, question: Question, facts: Facts, state: State): readonly Ref[] {
  const place = state.soldier.indexOf(String(question.fields["soldier"] ?? ""));
  const hand = `hand${handPlace(state, Math.max(0, place))}`;
  if (Array.isArray(choice)) {
    const [deed, thing] = choice as readonly string[];
    if (deed === "play") return [`${hand}:card-${thing}`];
    if (deed === "charm") return [`land:card-${thing}`];
    return deed === "speech" ? [`threat-${thing}`] : [];
  }
  if (typeof choice !== "string") return [];
  switch (question.kind) {
    case "Action":
    case "ActionWithAlikeCards":
      return choice === "withdraw" ? [`soldier-${question.fields["soldier"]}`] : [];
    case "SoldierCard":
      return [`offer:soldier-${choice}`];
    case "MissionCard":
      return [`offer:mission-${choice}`];
    case "CardOnTop":
      return [`offer:card-${choice}`];
    case "SpeechAnswer":
    case "StrategicWithdrawal":
      return choice in facts.cards ? [`${hand}:card-${choice}`] : [];
    case "SupportTile":
    case "TileToRemove":
      return [`tile${place}:tile-${choice}`, `offer:tile-${choice}`];
    case "Payment":
    case "CollectTarget":
      return choice in facts.missions ? [`play:mission-${choice}`] : [];
    case "ChristmasTarget":
    case "Reward":
      if (choice === "charm") return [`charm-${question.fields["soldier"]}`];
      return choice in facts.cards ? [`knock:card-${choice}`] : [];
    case "FillUp":
      return choice === "yes" ? ["trials"] : [];
    default:
      return [];
  }
}

const KINDS: Readonly<Record<string, string>> = {
  soldier: "soldier",
  receiver: "soldier",
  card: "card",
  threat: "threat",
  mission: "mission",
  fitting: "mission",
};

export function lineRefs(line: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(line)) {
    const kind = KINDS[name];
    if (kind) found.push(...[value].flat().map((id) => `${kind}-${id}`));
  }
  return found;
}
