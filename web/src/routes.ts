// Which page an address means.
/** A moment of a game, and a beat on the way from it to the next one; 0: the moment itself. */
export interface Moment {
  readonly at: number;
  readonly beat: number;
}

/** A game looked at again by what each could know, or with open hands. */
export type Sight = "seats" | "open";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly at: Moment | null; readonly eyes: number | null }
  | { readonly page: "analysis"; readonly table: string; readonly sight: Sight }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "about"; readonly game: string }
  | { readonly page: "army"; readonly game: string; readonly army: string | null }
  | { readonly page: "drill"; readonly game: string; readonly number: number }
  | { readonly page: "nowhere" };

/** A part of an address; what is no text in it stays as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute(path: string, search: string): Route {
  const [, page, name, ...more] = path.split("/").map(decoded);
  if (!page) return { page: "home" };
  if (!name || more.join("")) return { page: "nowhere" };
  switch (page) {
    case "new":
      return { page, game: name };
    case "rules":
      return { page, game: name };
    case "about":
      return { page, game: name };
    case "drill": {
      const n = /^\d{1,3}$/.exec(new URLSearchParams(search).get("n") ?? "");
      return { page, game: name, number: Math.max(1, Number(n?.[0] ?? 1)) };
    }
    case "army":
      return { page, game: name, army: new URLSearchParams(search).get("army") };
    case "table":
      return { page, table: name };
    case "replay": {
      const given = new URLSearchParams(search);
      const at = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(given.get("at") ?? "");
      const seat = /^\d{1,2}$/.exec(given.get("seat") ?? "");
      return {
        page,
        table: name,
        at: at && { at: Number(at[1]), beat: Number(at[2] ?? 0) },
        eyes: seat && Number(seat[0]),
      };
    }
    case "analysis":
      return { page, table: name, sight: new URLSearchParams(search).get("view") === "open" ? "open" : "seats" };
    default:
      return { page: "nowhere" };
  }
}

export interface Click {
  readonly button: number;
  readonly defaultPrevented: boolean;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface Link {
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/** Whether a click on a link changes the page inside the client; everything else is the browser's. */
export function staysInside(click: Click, link: Link, here: { readonly origin: string; readonly pathname: string }) {
  const asked = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey; // a new tab or window
  if (click.defaultPrevented || click.button !== 0 || asked) return false;
  if (link.origin !== here.origin || link.target || link.hasAttribute("download")) return false;
  if (link.pathname.startsWith("/api")) return false;
  return !(link.pathname === here.pathname && link.hash); // a place on the same page
}
