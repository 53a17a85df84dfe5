import { urlOf } from "@/lib/core/network/url-of";

/** Any origin will do: what matters is whether an address leaves it. */
const HOME = "http://home.invalid";

/** What a browser's parser drops or reads as a slash. */
const MISREAD = /[\p{Cc}\\]/u;

/**
 * The path and query of a page on this host, as a browser would read them, or null for everything else: other origins,
 * the API, and paths that leave the host once they have been resolved or decoded, such as `/..//evil.example` or
 * `/%2F%2Fevil.example`. Every redirect to an address that came with a request goes through this. Reading its result
 * again gives the same.
 */
export function ownPage(address: string | null | undefined): string | null {
  if (!address?.startsWith("/") || MISREAD.test(address.split(/[?#]/, 1)[0] ?? "")) return null;
  const url = urlOf(address, HOME);
  if (url === null) return null;
  const { origin, pathname, search } = url;
  const path = decoded(pathname);
  if (origin !== HOME || path === null || MISREAD.test(path) || path.includes("//")) return null;
  return /^\/api(\/|$)/i.test(path) ? null : `${pathname}${search}`;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
