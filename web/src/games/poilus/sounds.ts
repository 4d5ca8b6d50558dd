// How the events of the log sound.
import type { Sounds } from "../../table/hearing.ts";

export const sounds: Sounds = {
  discarded: "card",
  drew_mission: "card",
  knock_discarded: "card",
  mission: "card",
  open_tile: "card",
  played: "card",
  turned_over: "card",
  new_leader: "march",
  takes_the_lead: "march",
  withdrew: "march",
  broken: "shot",
  failed: "shot",
  final_lost: "shot",
  hard_knock: "shot",
  morale_drop: "shot",
};
