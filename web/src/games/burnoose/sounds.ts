// How the events of the log sound.
import type { Sounds } from "../../table/hearing.ts";

export const sounds: Sounds = {
  bought: "card",
  buried: "card",
  card_laid_out: "card",
  card_turned: "card",
  discarded: "card",
  played: "card",
  retrieved: "card",
  revealed: "card",
  berbers_roll: "dice",
  french_roll: "dice",
  rerolled: "dice",
  army_moves: "march",
  berber_retreat: "march",
  deployed: "march",
  french_retreat: "march",
  unit_sent: "march",
  village_entered: "march",
  berbers_lost: "shot",
  combat: "shot",
  eliminated: "shot",
  figure_lost: "shot",
  french_lost: "shot",
};
