/**
 * Which part of the platform a request is for, decided from its host and path alone. Pure: the tenant may still turn
 * out not to exist.
 */

/** First labels that belong to the platform and can never be a tenant's slug. */
export const RESERVED_LABELS: ReadonlySet<string> = new Set([
  "www",
  "api",
  "app",
  "admin",
  "assets",
  "auth",
  "bazar",
  "blog",
  "cdn",
  "dashboard",
  "dev",
  "docs",
  "email",
  "ftp",
  "help",
  "img",
  "mail",
  "media",
  "mx",
  "ns1",
  "ns2",
  "pay",
  "root",
  "smtp",
  "staging",
  "static",
  "status",
  "support",
  "webhooks",
]);

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Where a request goes: the platform's own pages, or one tenant's storefront or dashboard. */
export type Surface =
  | { kind: "platform" }
  | { kind: "storefront" | "dashboard"; slug: string; onSubdomain: boolean; rest: string };

/** The host without its port, lower case and without a trailing dot; IPv6 brackets are kept. */
export function hostName(host: string): string {
  const withoutPort = host.startsWith("[") ? host.replace(/\]:\d*$/, "]") : host.replace(/:\d*$/, "");
  return withoutPort.toLowerCase().replace(/\.$/, "");
}

/**
 * The tenant's slug when `host` is exactly one label below `platformHost`, else null.
 * Reserved labels, deeper subdomains, IP addresses and unrelated hosts are the platform.
 */
export function tenantSlugFromHost(host: string, platformHost: string): string | null {
  const name = hostName(host);
  const suffix = `.${hostName(platformHost)}`;
  if (!name.endsWith(suffix)) return null;
  const label = name.slice(0, -suffix.length);
  return LABEL.test(label) && !RESERVED_LABELS.has(label) ? label : null;
}

/** The surface a request addresses, by subdomain or by path (`/s/{slug}`, `/t/{slug}`). */
export function surfaceOf(host: string, platformHost: string, pathname: string): Surface {
  const slug = tenantSlugFromHost(host, platformHost);
  if (slug !== null) {
    const dashboard = /^\/dashboard(?=\/|$)/.exec(pathname);
    return dashboard
      ? { kind: "dashboard", slug, onSubdomain: true, rest: pathname.slice(dashboard[0].length) }
      : { kind: "storefront", slug, onSubdomain: true, rest: pathname === "/" ? "" : pathname };
  }
  const byPath = /^\/([st])\/([^/]+)(.*)$/.exec(pathname);
  if (!byPath) return { kind: "platform" };
  const [, letter, pathSlug = "", rest = ""] = byPath;
  return { kind: letter === "s" ? "storefront" : "dashboard", slug: pathSlug, onSubdomain: false, rest };
}

/** The platform's pages for people who work: their first segment. */
const STAFF_PAGES: ReadonlySet<string> = new Set([
  "admin",
  "agent",
  "choose",
  "designer",
  "dev",
  "docs",
  "forgot-password",
  "group",
  "invitation",
  "join",
  "prove-email",
  "reset-password",
  "security",
  "sign-in",
]);

/** Whom a page is for, which decides in which languages it can be read. */
export function readersOf(surface: Surface, pathname: string): "diners" | "staff" {
  if (surface.kind !== "platform") return surface.kind === "dashboard" ? "staff" : "diners";
  return STAFF_PAGES.has(pathname.split("/", 2)[1] ?? "") ? "staff" : "diners";
}

/** The path prefix that a tenant's own links carry: empty or `/dashboard` on its subdomain. */
export function surfaceBase(kind: "storefront" | "dashboard", slug: string, onSubdomain: boolean): string {
  if (onSubdomain) return kind === "storefront" ? "" : "/dashboard";
  return kind === "storefront" ? `/s/${slug}` : `/t/${slug}`;
}

/** The path of the page that serves a tenant's surface, whichever host it was asked on. */
export function surfacePage(surface: Exclude<Surface, { kind: "platform" }>): string {
  return `${surface.kind === "storefront" ? "/s" : "/t"}/${surface.slug}${surface.rest}`;
}
