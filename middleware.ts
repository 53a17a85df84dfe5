import { type NextRequest, NextResponse } from "next/server";
import { REFERRAL_CODE } from "@/lib/core/ids/referral-code";
import { urlOf } from "@/lib/core/network/url-of";
import { ownPage } from "@/lib/platform/http/own-page";
import { refuseMethod } from "@/lib/platform/http/refuse-method";
import { bucketAddress } from "@/lib/platform/media/bucket-address";
import { findServedHost } from "@/lib/restaurant/domains/find-served-host";
import { refuseApiAt } from "@/lib/restaurant/domains/refuse-api-at";
import { findFramingOrigins } from "@/lib/restaurant/tenancy/find-framing-origins";
import {
  dashboardBase,
  hostName,
  isRewritten,
  readersOf,
  type Surface,
  surfaceOf,
  surfacePage,
} from "@/lib/restaurant/tenancy/host";

const REFERRAL_COOKIE = "ref_code";
const REFERRAL_SECONDS = 90 * 24 * 60 * 60;
/** Pages are read; POST is how the forms of Next itself arrive. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];

/**
 * Sends tenant subdomains to their pages, sets the security headers with a nonce per request, and keeps
 * the first referral code. The host comes from `Host` only: `X-Forwarded-Host` is anybody's to write.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  // Pictures are sent in their sizes as they are; nobody's wishes are to be computed here.
  if (pathname === "/_next/image") return new NextResponse(null, { status: 404 });
  const publicUrl = new URL(process.env.PUBLIC_URL || "http://localhost:3000");
  const host = request.headers.get("host") ?? "";
  if (pathname.startsWith("/api/"))
    return (
      (await refuseApiAt(host, pathname, publicUrl.host)) ??
      refuseMethod(request.method, pathname) ??
      NextResponse.next()
    );
  if (!PAGE_METHODS.includes(request.method)) return refusePageMethod();
  const secure = publicUrl.protocol === "https:" || request.nextUrl.protocol === "https:";
  const served = await findServedHost(host, publicUrl.host).catch(() => "unknown" as const);
  if (served === "unknown") return refuseUnknown();
  if (served === "nobody") return refuseHost();
  if (served && served.primaryHost !== hostName(host))
    return redirectToPrimary(request, served.primaryOrigin);
  const surface = surfaceOf(host, hostName(publicUrl.host), pathname, served?.slug);

  const canonical = canonicalPath(surface, pathname);
  if (canonical !== null) {
    const page = ownPage(`${canonical}${request.nextUrl.search}`);
    // Next takes whole addresses only, and sends the path when the host stays the same.
    if (page !== null) return NextResponse.redirect(new URL(page, request.nextUrl.origin), 308);
  }

  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const framedBy =
    surface.kind !== "platform" && surface.embedded ? await findFramingOrigins(surface.slug) : [];
  const policy = contentSecurityPolicy({ nonce, secure, framedBy });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  headers.set("x-bazar-secure", secure ? "1" : "0");
  headers.set("x-bazar-readers", readersOf(surface, pathname));
  for (const [name, value] of Object.entries(surfaceHeaders(surface, request.nextUrl.searchParams))) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }

  const response = respond(request, surface, headers);
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-content-type-options", "nosniff");
  // It knows no list of origins, and browsers heed it beside a policy that does.
  if (framedBy.length === 0) response.headers.set("x-frame-options", "DENY");
  response.headers.set("referrer-policy", "strict-origin-when-cross-origin");
  response.headers.set(
    "permissions-policy",
    'camera=(), microphone=(), usb=(), browsing-topics=(), geolocation=(self), payment=(self "https://js.stripe.com")',
  );
  if (secure) response.headers.set("strict-transport-security", transportSecurity(served !== null));
  keepReferral(request, response, secure);
  return response;
}

/** A host that points here, and that no restaurant has proven: it gets nobody's pages. */
function refuseHost(): NextResponse {
  return new NextResponse("There is no website at this address.\n", {
    status: 404,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** The database cannot say whose a host is. */
function refuseUnknown(): NextResponse {
  return new NextResponse("The service is unavailable. Try again in a few seconds.\n", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Of a restaurant's domains one is the address of each page. A form that was sent to another is sent there again. */
function redirectToPrimary(request: NextRequest, origin: string): NextResponse {
  const { pathname, search } = request.nextUrl;
  // By parts: a path such as `//evil.test` must stay a path.
  const target = new URL(origin);
  target.pathname = pathname;
  target.search = search;
  return NextResponse.redirect(target, 308);
}

/** Two years for this host; its subdomains, and browsers' own lists, only when asked for (HSTS). */
function transportSecurity(isOwnDomain: boolean): string {
  // What else there is below a restaurant's domain is not ours, nor is it after they have moved away.
  if (isOwnDomain) return "max-age=2592000";
  const scope = process.env.HSTS;
  const reach = scope === "subdomains" || scope === "preload" ? "; includeSubDomains" : "";
  return `max-age=63072000${reach}${scope === "preload" ? "; preload" : ""}`;
}

function refusePageMethod(): NextResponse {
  return new NextResponse("This method is not allowed here.\n", {
    status: 405,
    headers: { allow: PAGE_METHODS.join(", "), "x-content-type-options": "nosniff" },
  });
}

/** A tenant's own pages asked for by path on its own subdomain have one address: the short one. */
function canonicalPath(surface: Surface, pathname: string): string | null {
  if (surface.kind !== "storefront" || !surface.onOwnHost) return null;
  const byPath = /^\/([st])\/([^/]+)((?:\/.*)?)$/.exec(pathname);
  if (byPath?.[2]?.toLowerCase() !== surface.slug) return null;
  // There is no dashboard on a restaurant's own domain.
  if (byPath[1] === "t" && surface.onOwnDomain) return null;
  const base = byPath[1] === "s" ? "" : dashboardBase(surface.slug, true);
  return `${base}${byPath[3]}`.replace(/^\/*/, "/");
}

/** What the pages learn about their address; a visitor's own headers of these names never get through. */
function surfaceHeaders(surface: Surface, query: URLSearchParams): Record<string, string | null> {
  const isTenant = surface.kind !== "platform";
  return {
    "x-bazar-tenant": isTenant ? surface.slug : null,
    "x-bazar-own-host": isTenant && surface.onOwnHost ? "1" : null,
    "x-bazar-own-domain": isTenant && surface.onOwnDomain ? "1" : null,
    "x-bazar-embedded": isTenant && surface.embedded ? "1" : null,
    "x-bazar-language": isTenant ? surface.language : null,
    "x-bazar-scheme": isTenant && surface.embedded ? query.get("scheme") : null,
  };
}

function respond(request: NextRequest, surface: Surface, headers: Headers): NextResponse {
  if (surface.kind === "platform" || !isRewritten(surface))
    return NextResponse.next({ request: { headers } });
  const url = request.nextUrl.clone();
  url.pathname = surfacePage(surface);
  return NextResponse.rewrite(url, { request: { headers } });
}

/** Pictures are sent straight to the bucket where this server takes no large bodies. */
function bucketOrigin(): string[] {
  const address = bucketAddress({
    S3_BUCKET: process.env.S3_BUCKET,
    S3_ENDPOINT: process.env.S3_ENDPOINT,
    S3_REGION: process.env.S3_REGION,
  });
  const url = address === null ? null : urlOf(address);
  return url === null ? [] : [url.origin];
}

/**
 * Scripts run only with the request's nonce. Style attributes carry each restaurant's accent and the
 * positions of menus and sheets, so inline styles are allowed. The card form comes from Stripe.
 */
function contentSecurityPolicy(input: {
  nonce: string;
  secure: boolean;
  framedBy: readonly string[];
}): string {
  const { nonce, secure, framedBy } = input;
  const evaluate = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' https://js.stripe.com https://*.js.stripe.com${evaluate}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", "https://api.stripe.com", ...bucketOrigin()].join(" ")}`,
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.join(" ") || "'none'"}`,
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** First touch wins and lasts 90 days (Specification, Authentication and Limits). */
function keepReferral(request: NextRequest, response: NextResponse, secure: boolean): void {
  const codes = request.nextUrl.searchParams.getAll("ref");
  const code = codes[0];
  if (codes.length !== 1 || code === undefined || !REFERRAL_CODE.test(code)) return;
  if (request.cookies.has(REFERRAL_COOKIE)) return;
  response.cookies.set(REFERRAL_COOKIE, code, {
    maxAge: REFERRAL_SECONDS,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
  });
}

// The files that are served by themselves are named, because a page of ours may answer any other path, dots or not.
export const config = {
  // It asks the process's own app whose a host is, and which websites may frame a menu.
  runtime: "nodejs",
  matcher: [
    "/api/:path+",
    "/((?!api(?:/|$)|_next/(?!image)|__nextjs_|media/|(?:healthz|readyz|metrics|icon\\.svg|favicon\\.ico|robots\\.txt|sitemap\\.xml)$|(?:board|menu)-worker\\.js$|bazar-print-bridge\\.mjs$|(?:openapi\\.json|embed\\.js)$).*)",
  ],
};
