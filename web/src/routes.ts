// Which page an address means.
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly at: number | null }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "army"; readonly game: string; readonly army: string | null }
  | { readonly page: "nowhere" };

export function readRoute(path: string, search: string): Route {
  const [, page, name, ...more] = path.split("/").map(decodeURIComponent);
  if (!page) return { page: "home" };
  if (!name || more.join("")) return { page: "nowhere" };
  switch (page) {
    case "new":
      return { page, game: name };
    case "rules":
      return { page, game: name };
    case "army":
      return { page, game: name, army: new URLSearchParams(search).get("army") };
    case "table":
      return { page, table: name };
    case "replay": {
      const at = new URLSearchParams(search).get("at");
      return { page, table: name, at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null };
    }
    default:
      return { page: "nowhere" };
  }
}
