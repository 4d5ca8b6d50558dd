// Addresses of the pages.
import { signal } from "@preact/signals";
import { readRoute, staysInside, type Route } from "./routes.ts";

export const route = signal<Route>(readRoute(location.pathname, location.search));

const follow = () => {
  route.value = readRoute(location.pathname, location.search);
};
addEventListener("popstate", follow);

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
  // Whoever listens or uses the keyboard starts at the new page, not where the old link was.
  setTimeout(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

/** Change the address without a new page: permalinks of a replay. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}

/** Links inside the client do not reload the page. */
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || !staysInside(event, link, location)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
