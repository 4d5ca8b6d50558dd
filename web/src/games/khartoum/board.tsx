// The Lion of Khartoum: the whole board.
import type { BoardProps, GameFace } from "./props.ts";
import { Zoom } from "../../parts/zoom.tsx";
import { Arrange } from "./arrange.tsx";
import { deskOf, laidOut } from "./arranging.ts";
import { Boxes } from "./boxes.tsx";
import { Cards } from "./cards.tsx";
import { InTheAir } from "./carry.tsx";
import { Fight } from "./fight.tsx";
import { HEIGHT, WIDTH } from "./geometry.ts";
import { Land, LandDefs } from "./land.tsx";
import { lineRefs, note, optionRefs } from "./refs.ts";
import { Tracks } from "./tracks.tsx";
import { BannerFlag, Garrison, Paths, ZoneMark } from "./zones.tsx";
import { sounds } from "./sounds.ts";

const NOTHING: BoardProps["lit"] = new Map(); // what is laid out is not chosen option by option

function Board(given: BoardProps) {
  const { facts } = given;
  const desk = deskOf(given);
  const state = desk ? laidOut(given.state, facts, desk.drawn) : given.state;
  const board = desk ? { ...given, state, lit: NOTHING } : given;
  return (
    <div class="khartoum">
      <Tracks facts={facts} state={state} glow={board.glow} />
      <div class="khartoum-field">
        <div class="map">
          <Zoom width={WIDTH} height={HEIGHT} label={facts.words["map"]!}>
            <LandDefs />
            <Land facts={facts} />
            <Paths facts={facts} state={state} glow={board.glow} />
            {facts.zones.map((zone) => (
              <ZoneMark key={zone.id} zone={zone} board={board} />
            ))}
            {facts.zones.map((zone) => (
              <Garrison key={zone.id} zone={zone} board={board} />
            ))}
            {facts.paths.map((path, i) => (
              <BannerFlag key={path.banner} index={i} board={board} />
            ))}
          </Zoom>
        </div>
        <Boxes board={board} />
      </div>
      <Cards facts={facts} state={state} glow={board.glow} events={board.events} />
      <InTheAir facts={facts} />
    </div>
  );
}

export const khartoum: GameFace = { Board, Arrange, Beside: Fight, note, optionRefs, lineRefs, sounds };
