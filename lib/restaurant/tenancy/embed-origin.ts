import { urlOf } from "@/lib/core/network/url-of";

/** How many websites can show a restaurant's menu and booking form. */
export const MAX_EMBED_ORIGINS = 10;

const LONGEST = 200;
/** A website on one's own machine, while it is being built. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The origin of a website as browsers name it (`https://trattoria.example`), from its address as people paste it; null
 * for what is none. Only https, or one's own machine: who sits on an open network could be any http site.
 */
export function embedOriginOf(text: string): string | null {
  const typed = text.trim();
  if (typed === "" || typed.length > LONGEST || /[\s"'<>\\,;*]/.test(typed)) return null;
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = urlOf(address);
  if (url === null) return null;
  const { protocol, hostname, origin, username, password } = url;
  if (username !== "" || password !== "") return null;
  if (LOCAL.test(hostname)) return protocol === "http:" || protocol === "https:" ? origin : null;
  return protocol === "https:" && hostname.includes(".") ? origin : null;
}
