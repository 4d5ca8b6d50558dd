// Armies of Kriegspfad: those kept in this browser, and the one that is being built.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../../../api.ts";
import { go, rename } from "../../../router.ts";
import { settings } from "../../../settings.ts";
import { text } from "../../../text.ts";
import { Builder } from "./builder.tsx";
import { unpack } from "./link.ts";
import { GAME, pageOf } from "./places.ts";
import { add, find } from "./shelf.ts";
import { Shelf } from "./shelf-page.tsx";
import type { Check, Lists } from "./types.ts";

export function ArmiesPage({ army }: { readonly army: string | null }) {
  const lists = useSignal<Lists | null>(null);
  const notice = useSignal("");
  useEffect(() => {
    document.title = `${text("armies")} · Zareba`;
    api.armyLists<Lists>(GAME).then(
      (found) => {
        lists.value = found;
      },
      (error: Error) => {
        notice.value = error.message || text("offline");
      },
    );
  }, [settings.value.language]);
  useEffect(() => {
    const code = new URLSearchParams(location.hash.slice(1)).get("army");
    if (!code) return;
    // Somebody else's army is opened as a copy: theirs stays as it is.
    unpack(code)
      .then((words) => api.checkArmy<Check>(GAME, words))
      .then(
        (check) => {
          rename(location.pathname);
          notice.value = text("army-opened-copy");
          go(pageOf(add(check.army, check.ap, check.faults.length)));
        },
        (error: Error) => {
          if (error instanceof Refusal && error.passes) {
            notice.value = error.message || text("offline"); // the link stays: it can be loaded again
            return;
          }
          rename(location.pathname);
          notice.value = `${text("army-bad-link")} ${error.message}`;
        },
      );
  }, []);
  const kept = army ? find(army) : null;
  if (!lists.value)
    return (
      <div class="page">
        <h1>{text("armies")}</h1>
        <p role="status">{notice.value || text("loading")}</p>
      </div>
    );
  return (
    <div class="page army-page">
      {notice.value && (
        <p class="notice row" role="status">
          {notice.value}{" "}
          <button
            type="button"
            class="link"
            onClick={() => {
              notice.value = "";
            }}
          >
            {text("close")}
          </button>
        </p>
      )}
      {army && !kept && (
        <p class="notice bad" role="alert">
          {text("army-not-here")}
        </p>
      )}
      {kept ? (
        <Builder key={kept.id} id={kept.id} start={kept.army} lists={lists.value} />
      ) : (
        <Shelf lists={lists.value} />
      )}
    </div>
  );
}
