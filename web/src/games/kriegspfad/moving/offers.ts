// Which of the ready-made intents stand beside a draft.
import type { Choice } from "../../../protocol.ts";
import type { Json } from "../../face.ts";

/** Formations and modes are offered for the company at hand, not for all that wait. */
export function offers(intents: readonly Choice[], drawing: Json): readonly Choice[] {
  const notes = drawing["notes"] as readonly Json[] | undefined;
  const number = (notes ? notes.at(-1)?.["number"] : drawing["number"]) ?? null;
  return intents.filter(({ choice }) => {
    const take = (choice as Json)["take"];
    return !take?.["intent"] || take["number"] === number;
  });
}
