import { fail } from "@/lib/core/errors/app-error";
import { urlOf } from "@/lib/core/network/url-of";
import type { Scheme } from "./identify-client";

/**
 * Refuses a write that carries a session cookie from another origin. Tenants are subdomains of one site, so
 * SameSite=Lax does not keep them apart: the origin must be exactly the host that was called, by the scheme that it was
 * called by, where that is known. Programs send neither header and pass. Throws CROSS_ORIGIN.
 */
export function requireSameOrigin(request: Request, scheme: Scheme | null): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  if (origin === null) {
    if (fetchSite === null || fetchSite === "same-origin" || fetchSite === "none") return;
  } else {
    const { host, protocol } = urlOf(origin) ?? {};
    const isOurScheme = scheme === null ? /^https?:$/.test(protocol ?? "") : protocol === `${scheme}:`;
    if (isOurScheme && host === request.headers.get("host")) return;
  }
  fail("CROSS_ORIGIN", "This write came from another origin.");
}
