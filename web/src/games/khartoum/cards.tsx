// The event card and the Banner card of this turn.
import { Emblem } from "./counter.tsx";
import type { BoardProps } from "./props.ts";
import { isIdle } from "./sums.ts";

type Props = Pick<BoardProps, "facts" | "state" | "glow" | "events">;

export function Cards({ facts, state, glow, events }: Props) {
  const words = facts.words;
  const event = state.event_card ? facts.events[String(state.event_card)] : undefined;
  const order = state.banner_card ? facts.banner_cards[String(state.banner_card)] : undefined;
  const name = new Map(facts.paths.map((path) => [path.banner, path.name]));
  return (
    <div class="cards">
      <article class={`card event ${event ? "" : "empty"} ${glow.has("card-event") ? "glow" : ""}`}>
        <header>
          <span>
            {words["event-card"]}
            {event && ` ${state.event_card}`}
          </span>
          {event && (
            <span class="ap">
              {event.ap === "random" ? words["random"] : event.ap} <abbr title={words["ap"]}>{words["ap-short"]}</abbr>
            </span>
          )}
        </header>
        {event ? (
          <>
            <h3>{event.title}</h3>
            <p class={isIdle(events) ? "idle" : ""}>{event.text}</p>
            {isIdle(events) && <strong>{words["no-effect"]}</strong>} {event.once && <small>{words["once"]}</small>}
          </>
        ) : (
          <p class="soft">{words["no-card"]}</p>
        )}
      </article>
      <article class={`card march ${order ? "" : "empty"} ${glow.has("card-banner") ? "glow" : ""}`}>
        <header>
          <span>{words["banner-card"]}</span>
        </header>
        {order ? (
          <ol>
            {order.map((banner) => (
              <li class={`banner-${banner}`}>
                <svg viewBox="-14 -14 28 28" aria-hidden="true">
                  <rect x="-14" y="-14" width="28" height="28" rx="4" class="field" />
                  <Emblem banner={banner} />
                </svg>
                {name.get(banner)}
              </li>
            ))}
          </ol>
        ) : (
          <p class="soft">{words["no-card"]}</p>
        )}
      </article>
    </div>
  );
}
