// What the host decides for the table: how people talk, whether there are odds, when the plan is wiped.
import type { ChatMode, Manners } from "../protocol.ts";
import { text } from "../text.ts";

export function MannersFields({
  chats,
  value,
  set,
}: {
  readonly chats: readonly ChatMode[];
  readonly value: Manners;
  readonly set: (part: Partial<Manners>) => void;
}) {
  return (
    <>
      {chats.length > 1 && (
        <label class="field">
          <span>{text("talk")}</span>
          <select
            name="talk"
            value={value.chat}
            onChange={(event) => set({ chat: event.currentTarget.value as ChatMode })}
          >
            {chats.map((chat) => (
              <option value={chat}>{text(`talk-${chat}`)}</option>
            ))}
          </select>
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          name="odds"
          checked={value.odds}
          onChange={(event) => set({ odds: event.currentTarget.checked })}
        />
        {text("allow-odds")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          name="wipe"
          checked={value.wipe}
          onChange={(event) => set({ wipe: event.currentTarget.checked })}
        />
        {text("wipe-plan")}
      </label>
    </>
  );
}
