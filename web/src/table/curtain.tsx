// Several people on one screen: before a hand is shown, the device is passed on.
import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatSign } from "../parts/seat.tsx";
import { text } from "../text.ts";
import { seatName } from "./prompt.tsx";
import type { TableStore } from "./store.ts";

export function Curtain({ store, seat }: { readonly store: TableStore; readonly seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const name = seatName(store, seat);
  useLayoutEffect(() => {
    button.current?.focus();
  }, [seat]);
  return (
    <section class="curtain panel stack" aria-label={text("curtain")}>
      <h2>
        <SeatSign seat={seat} /> {text("curtain-pass", { name })}
      </h2>
      <p>{text("curtain-why")}</p>
      <div class="row">
        <button type="button" class="main" ref={button} onClick={() => store.seats.sit(seat)}>
          {text("curtain-lift", { name })}
        </button>
        {store.seats.held.value
          .filter((other) => other !== seat)
          .map((other) => (
            <button type="button" key={other} onClick={() => store.seats.pass(other)}>
              {text("curtain-other", { name: seatName(store, other) })}
            </button>
          ))}
      </div>
    </section>
  );
}
