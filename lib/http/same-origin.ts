import { fail } from "@/lib/errors/app-error";

/**
 * Refuses a write that carries a session cookie from another origin. Tenants are subdomains of one site, so
 * SameSite=Lax does not keep them apart: the origin must be exactly the host that was called. Programs send neither
 * header and pass. Throws CROSS_ORIGIN.
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  if (origin === null) {
    if (fetchSite === null || fetchSite === "same-origin" || fetchSite === "none") return;
  } else if (URL.canParse(origin) && new URL(origin).host === request.headers.get("host")) {
    return;
  }
  fail("CROSS_ORIGIN", "This write came from another origin than the one it was sent to.");
}
