// A finished game to be shown to others: a link, and a picture with its words.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pictureFor } from "../games/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { Report } from "../protocol.ts";
import { text } from "../text.ts";
import { draw, HEIGHT, WIDTH } from "./card.ts";
import { copy } from "./deeds.ts";
import { LinkRow } from "./menu.tsx";
import type { TableStore } from "./store.ts";

export function Share({
  store,
  report,
  close,
}: {
  readonly store: TableStore;
  readonly report: Report;
  readonly close: () => void;
}) {
  const art = useRef<HTMLDivElement>(null);
  const picture = useSignal("");
  const made = useRef<Blob | null>(null);
  const said = useSignal("");
  const game = store.table.value!.game;
  const Picture = pictureFor(game);
  const address = `${location.origin}/replay/${store.id}?at=${store.moments.view.value!.last}`;
  useEffect(() => {
    const canvas = document.createElement("canvas");
    const shown = address.replace(/^https?:\/\//, "");
    const drawn = () => {
      picture.value = canvas.toDataURL("image/png");
      canvas.toBlob((blob) => {
        made.current = blob;
      });
    };
    const own = art.current?.querySelector("svg") ?? null;
    draw(canvas, report, shown, own)
      .catch(() => draw(canvas, report, shown, null)) // a browser that paints no such image
      .then(drawn, () => {
        said.value = text("share-no-picture");
      });
  }, [report]);
  const name = `${game}-${store.id}.png`;
  const send = async () => {
    const files = made.current ? [new File([made.current], name, { type: "image/png" })] : [];
    const all = { title: report.title, text: report.alt, url: address, files };
    const bare = { title: report.title, text: report.alt, url: address };
    await navigator.share(navigator.canShare(all) ? all : bare).catch(() => {}); // who thinks better of it
  };
  return (
    <Dialog title={text("share")} close={close}>
      <div class="share stack">
        <div class="share-art" data-game={game} ref={art} aria-hidden="true">
          <Picture />
        </div>
        <LinkRow name="share-link" link={address} />
        {picture.value ? (
          <img class="share-picture" src={picture.value} alt={report.alt} width={WIDTH} height={HEIGHT} />
        ) : (
          <p role="status">{said.value || text("loading")}</p>
        )}
        {picture.value && (
          <div class="row">
            <a class="button main" href={picture.value} download={name}>
              {text("share-save")}
            </a>
            <button
              type="button"
              onClick={() =>
                void copy(report.alt).then((done) => {
                  said.value = text(done ? "copied" : "share-not-copied");
                })
              }
            >
              {text("share-alt")}
            </button>
            {"share" in navigator && (
              <button type="button" onClick={() => void send()}>
                {text("share-send")}
              </button>
            )}
            <span role="status">{said.value}</span>
          </div>
        )}
        <details>
          <summary>{text("share-words")}</summary>
          <p>{report.alt}</p>
        </details>
      </div>
    </Dialog>
  );
}
