import { type IncomingMessage, ServerResponse } from "node:http";
import { parseCookie } from "cookie";
import { chooseLocale, directionOf, LOCALE_COOKIE, LOCALES, type Locale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import { newId } from "@/lib/core/ids/ids";
import { RETRY_AFTER_SECONDS, unavailable } from "@/lib/platform/http/error-response";
import { isApiPath } from "@/lib/platform/http/node-listener";
import { isOpenToOrigins, READABLE_BY_ALL } from "@/lib/platform/http/open-to-origins";
import { errorBody } from "@/lib/platform/http/refusal-response";

/**
 * Answers that the service is unavailable: JSON for programs, a page for people. Written directly to the response,
 * because Next may have started its own.
 */
export function refuseUnavailable(request: IncomingMessage, response: ServerResponse, close = true): void {
  if (response.headersSent) return;
  for (const name of response.getHeaderNames()) if (name !== VERSION_HEADER) response.removeHeader(name);
  const isApi = isApiPath(request.url ?? "/");
  const body = isApi ? JSON.stringify(errorBody(unavailable())) : unavailablePage(localeOf(request));
  ServerResponse.prototype.writeHead.call(response, 503, {
    ...(isApi ? { "content-type": "application/json; charset=utf-8" } : PAGE_HEADERS),
    ...(isOpenToOrigins(request.url ?? "/") ? READABLE_BY_ALL : {}),
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    "retry-after": String(RETRY_AFTER_SECONDS),
    "x-content-type-options": "nosniff",
    "x-request-id": newId("req"),
    ...(close ? { connection: "close" } : {}),
  });
  ServerResponse.prototype.end.call(response, request.method === "HEAD" ? "" : body, "utf8");
}

/** The answer is another one, and comes from the same release. */
const VERSION_HEADER = "x-bazar-version";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
};

function localeOf({ headers }: IncomingMessage): Locale {
  return chooseLocale({
    cookie: parseCookie(headers.cookie ?? "")[LOCALE_COOKIE],
    acceptLanguage: headers["accept-language"],
    allowed: LOCALES,
  });
}

/** Self-contained, because neither scripts nor fonts may be available. */
function unavailablePage(locale: Locale): string {
  const t = translator(locale, "failure");
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("unavailable.title")}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 38rem; min-height: 80vh; margin: auto; padding: 4rem 1.25rem;
  display: flex; flex-direction: column; justify-content: center; align-items: flex-start }
h1 { font: 2.25rem/1.15 ui-serif, Georgia, serif; margin: 0 }
p { margin: 1rem 0 2rem }
a { color: Canvas; background: CanvasText; padding: .75rem 1.25rem; border-radius: .75rem; text-decoration: none }
</style>
<main id="content">
<h1>${t("unavailable.title")}</h1>
<p>${t("unavailable.body")}</p>
<a href="">${t("retry")}</a>
</main>
</html>
`;
}
