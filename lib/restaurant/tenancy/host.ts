import { isLocale, type Locale } from "@/lib/core/i18n/locales";

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

/** One tenant's storefront or dashboard, as a request addresses it. */
export type TenantSurface = {
  kind: "storefront" | "dashboard";
  slug: string;
  /** The host is the tenant's alone: its subdomain, or a domain of its own. */
  onOwnHost: boolean;
  /** The host is a domain that belongs to the restaurant and not to the platform. */
  onOwnDomain: boolean;
  /** The storefront inside of another page (decision 122). */
  embedded: boolean;
  /** The language that the address names (decision 123). */
  language: Locale | null;
  rest: string;
};

/** Where a request goes: the platform's own pages, or a tenant's. */
export type Surface = { kind: "platform" } | TenantSurface;

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

/** What answers under any name: machines are called by their address, or by one that no public name server knows. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal)$/;

/**
 * Whether a host is outside of the platform: neither its host nor below it, nor one of a machine (an address, a name without
 * dots). Only such a host can be a restaurant's own domain.
 */
export function isForeignHost(host: string, platformHost: string): boolean {
  const name = hostName(host);
  const platform = hostName(platformHost);
  if (name === platform || name.endsWith(`.${platform}`)) return false;
  return name.includes(".") && !name.startsWith("[") && !/^[\d.]+$/.test(name) && !LOCAL_NAME.test(name);
}

/** The language that the first part of a path names, and the rest of the path. */
function splitLanguage(path: string): { language: Locale | null; rest: string } {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  return isLocale(first) ? { language: first, rest } : { language: null, rest: path };
}

const withoutLoneSlash = (path: string) => (path === "/" ? "" : path);

/** What other pages may show in a frame: the menu and the booking form. Everything else opens in a window of its own. */
const EMBEDDED_PAGES: ReadonlySet<string> = new Set(["", "/reserve"]);

function embeddedSurface(slug: string, path: string): Surface {
  const { language, rest } = splitLanguage(path);
  const page = withoutLoneSlash(rest);
  if (!EMBEDDED_PAGES.has(page)) return { kind: "platform" };
  const at = { onOwnHost: false, onOwnDomain: false, embedded: true };
  return { kind: "storefront", slug, ...at, language, rest: page };
}

/**
 * The surface a request addresses, by subdomain or by path (`/s/{slug}`, `/t/{slug}`, `/embed/{slug}`). After a
 * storefront's base a path may name a language: `/s/{slug}/it`. `domainOf` is the slug of whose domain the host is: there
 * is the storefront alone, whatever is asked for.
 */
export function surfaceOf(
  host: string,
  platformHost: string,
  pathname: string,
  domainOf: string | null = null,
): Surface {
  const slug = domainOf ?? tenantSlugFromHost(host, platformHost);
  const onOwnDomain = domainOf !== null;
  const at = { onOwnHost: slug !== null, onOwnDomain, embedded: false };
  if (slug !== null) {
    const dashboard = onOwnDomain ? null : /^\/dashboard(?=\/|$)/.exec(pathname);
    if (dashboard)
      return { kind: "dashboard", slug, ...at, language: null, rest: pathname.slice(dashboard[0].length) };
    const { language, rest } = splitLanguage(pathname);
    return { kind: "storefront", slug, ...at, language, rest: withoutLoneSlash(rest) };
  }
  const embed = /^\/embed\/([^/]+)(.*)$/.exec(pathname);
  if (embed) return embeddedSurface(embed[1] ?? "", embed[2] ?? "");
  const byPath = /^\/([st])\/([^/]+)(.*)$/.exec(pathname);
  if (!byPath) return { kind: "platform" };
  const [, letter, pathSlug = "", path = ""] = byPath;
  if (letter === "t") return { kind: "dashboard", slug: pathSlug, ...at, language: null, rest: path };
  return { kind: "storefront", slug: pathSlug, ...at, ...splitLanguage(path) };
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

/** How a tenant's storefront is addressed, as far as its own links carry it on. */
export type StorefrontPlace = Pick<
  TenantSurface,
  "slug" | "onOwnHost" | "onOwnDomain" | "embedded" | "language"
>;

/** The prefix of a storefront's links: empty on the tenant's own host, and with the language that the address names. */
export function storefrontBase({
  slug,
  onOwnHost,
  embedded,
  language,
}: Omit<StorefrontPlace, "onOwnDomain">): string {
  const base = embedded ? `/embed/${slug}` : onOwnHost ? "" : `/s/${slug}`;
  return language === null ? base : `${base}/${language}`;
}

/** The prefix of a dashboard's links. */
export function dashboardBase(slug: string, onOwnHost: boolean): string {
  return onOwnHost ? "/dashboard" : `/t/${slug}`;
}

/** The path of the page that serves a tenant's surface, however it was asked for. */
export function surfacePage(surface: TenantSurface): string {
  return `${surface.kind === "storefront" ? "/s" : "/t"}/${surface.slug}${surface.rest}`;
}

/** Whether the page of a surface has another path than the one that was asked for. */
export function isRewritten({ onOwnHost, embedded, language }: TenantSurface): boolean {
  return onOwnHost || embedded || language !== null;
}
