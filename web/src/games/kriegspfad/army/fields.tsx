// A field of the builder.
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon } from "../../../parts/icon.tsx";
import { text } from "../../../text.ts";
import { count } from "./edit.ts";

/** A number with buttons for one more and one less: phones have no comfortable number fields. */
export function Stepper({
  label,
  value,
  set,
  most = 999,
  step = 1,
  hideLabel = false,
}: {
  readonly label: string;
  readonly value: number;
  readonly set: (n: number) => void;
  readonly most?: number;
  readonly step?: number;
  readonly hideLabel?: boolean;
}) {
  const id = useId();
  // What is being typed: the field is drawn again when the server has answered, and must not forget it.
  const typed = useSignal<string | null>(null);
  const more = (by: number) => set(Math.max(0, Math.min(most, value + by)));
  return (
    <div class="field stepper">
      <label for={id} class={hideLabel ? "visually-hidden" : ""}>
        {label}
      </label>
      <div class="row nowrap">
        <button
          type="button"
          class="icon"
          onClick={() => more(-step)}
          disabled={value <= 0}
          aria-label={text("less", { what: label })}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          value={typed.value ?? value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onChange={(event) => {
            const n = count(event.currentTarget.value, value, most);
            typed.value = null;
            event.currentTarget.value = String(n);
            set(n);
          }}
        />
        <button
          type="button"
          class="icon"
          onClick={() => more(step)}
          disabled={value >= most}
          aria-label={text("more", { what: label })}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
