// How the events of the log sound.
import type { Sounds } from "../../table/hearing.ts";

export const sounds: Sounds = {
  event: "card",
  banner_card: "card",
  ap_roll: "dice",
  event_roll: "dice",
  random_banner: "dice",
  casualty_roll: "dice",
  defence_roll: "dice",
  raid_total: "dice",
  sortie_total: "dice",
  advance: "march",
  attack: "march",
  retreat: "march",
  withdraw: "march",
  gun_lost: "shot",
  gunboat_damaged: "shot",
  gunboat_destroyed: "shot",
  leader_killed: "shot",
  leader_wounded: "shot",
  step_lost: "shot",
  unit_lost: "shot",
  wiped_out: "shot",
};
