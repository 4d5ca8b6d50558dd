// The Lion of Khartoum: the whole board, and what options and log lines are about.
import type { BoardProps, GameFace, Json, Plain, Question, Ref } from "../face.ts";
import { Zoom } from "../../parts/zoom.tsx";
import { Boxes } from "./boxes.tsx";
import { Cards } from "./cards.tsx";
import { signed, type Facts, type Preview, type State } from "./facts.ts";
import { Fight } from "./fight.tsx";
import { HEIGHT, WIDTH } from "./geometry.ts";
import { Land, LandDefs } from "./land.tsx";
import { Picture } from "./picture.tsx";
import { Tracks } from "./tracks.tsx";
import { BannerFlag, Garrison, Paths, ZoneMark } from "./zones.tsx";

function Board(board: BoardProps) {
  const facts: Facts = board.facts;
  const state: State = board.state;
  return (
    <div class="khartoum">
      <Tracks facts={facts} state={state} glow={board.glow} />
      <div class="khartoum-field">
        <div class="map">
          <Zoom width={WIDTH} height={HEIGHT} label={facts.words["map"]!}>
            <LandDefs />
            <Land facts={facts} />
            <Paths facts={facts} state={state} />
            {facts.zones.map((zone) => <ZoneMark key={zone.id} zone={zone} board={board} />)}
            {facts.zones.map((zone) => <Garrison key={zone.id} zone={zone} board={board} />)}
            {facts.paths.map((path, i) => <BannerFlag key={path.banner} index={i} board={board} />)}
          </Zoom>
        </div>
        <Boxes board={board} />
      </div>
      <Cards facts={facts} state={state} glow={board.glow} />
    </div>
  );
}

const ON_THE_WAY = -1;

/** Where the pieces of an option lie. Losses are taken where the question says. */
export function optionRefs(choice: Plain, question: Question, facts: Facts): readonly Ref[] {
  if (typeof choice !== "string") return [];
  if (facts.zones.some((zone) => zone.id === choice)) return [`zone-${choice}`];
  if (facts.paths.some((path) => path.banner === choice)) return [`banner-${choice}`];
  if (choice in facts.units) return [question.fields["where"] === ON_THE_WAY ? `force-${choice}` : `available-${choice}`];
  return [];
}

const TRACK_FACTS: Readonly<Record<string, Ref>> = { cm: "track-cm", rp: "track-rp", card: "card-event", banners: "card-banner" };

export function lineRefs(facts: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(facts)) {
    const all = Array.isArray(value) ? value : [value];
    if (name === "zone") found.push(...all.map((id) => `zone-${id}`));
    if (name === "banner" || name === "banners") found.push(...all.map((id) => `banner-${id}`));
    if (name === "unit" || name === "units") found.push(...all.map((id) => `unit-${id}`));
    const track = TRACK_FACTS[name];
    if (track) found.push(track);
  }
  return found;
}

/** The modifier an option leads to, or the row when the dice have fallen. */
export function note(option: number, facts: Facts, preview: Preview): string {
  const sum = preview?.options?.[option];
  if (!sum) return "";
  const row = facts.tables[sum.kind].find((r) => r.id === sum.row);
  return row ? `${sum.total}: ${row.name}` : signed(sum.modifier);
}

export const khartoum: GameFace = { Board, Beside: Fight, note, optionRefs, lineRefs, picture: () => <Picture /> };
