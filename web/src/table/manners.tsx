// What the host decides for the table: how people talk, whether there are odds, when the plan is wiped.
import type { ChatMode, Manners } from "../protocol.ts";
import { Check, Select } from "../parts/fields.tsx";
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
        <Select
          label={text("talk")}
          name="talk"
          value={value.chat}
          choices={chats.map((chat) => ({ id: chat, name: text(`talk-${chat}`) }))}
          set={(chat) => set({ chat: chat as ChatMode })}
        />
      )}
      <Check label={text("allow-odds")} name="odds" checked={value.odds} set={(odds) => set({ odds })} />
      {value.odds && (
        <Check label={text("allow-hints")} name="hints" checked={value.hints} set={(hints) => set({ hints })} />
      )}
      <Check label={text("wipe-plan")} name="wipe" checked={value.wipe} set={(wipe) => set({ wipe })} />
    </>
  );
}
