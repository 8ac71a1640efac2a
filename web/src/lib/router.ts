/** Which page an address means, and going from page to page without loading anew. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "settings" }
  | { page: "host" }
  | { page: "person"; person: string }
  | { page: "best"; game: string }
  | { page: "lost" };

export function routeOf(path: string, hash = ""): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/|\/$/g, "").split("/");
  if (rest.length) return { page: "lost" };
  if (first === "" && !second) return { page: "home" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "host" && !second) return { page: "host" };
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "replay" && second) return { page: "replay", table: second };
  if (first === "person" && second) return { page: "person", person: second };
  if (first === "best" && second) return { page: "best", game: second };
  if (first === "rules" && second) return { page: "rules", game: second, rule: hash.replace(/^#/, "") };
  return { page: "lost" };
}

export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** A click that wants no other tab or window. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Follow a link of ours inside the page; others, and those for a new tab, stay the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlain(event)) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (routeOf(link.pathname).page === "lost") return;
  if (link.pathname === location.pathname && link.hash) return; // within the page
  event.preventDefault();
  go(link.pathname + link.hash);
}
