/**
 * Which of the API pages of any origin may read: what guests do, below `/api/public/`. Never with credentials, so a
 * session counts for nothing from elsewhere (decision 121).
 */

const OPEN_PATH = /^\/api\/public\/[^/]/;

/** What a page of another origin may read of an answer besides its body. */
const READABLE = [
  "etag",
  "retry-after",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "idempotent-replayed",
  "x-request-id",
].join(", ");

/** No `Authorization`: a key of a program has no place in a page. */
const SENT = ["accept-language", "content-type", "idempotency-key", "if-none-match", "traceparent"].join(
  ", ",
);

/** How long a browser remembers the answer to a preflight; two hours is the longest that all of them keep. */
const REMEMBERED_SECONDS = 7200;

/** Whether pages of any origin may call a path of the API. */
export function isOpenToOrigins(path: string): boolean {
  return OPEN_PATH.test(path);
}

/** The headers that let any origin read an answer; they are the same for every request, so caches need no `Vary`. */
export const READABLE_BY_ALL: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": READABLE,
};

/** Lets pages of any origin read an answer below `/api/public/`; all others stay as they are. */
export function openToOrigins(path: string, headers: Headers): void {
  if (!isOpenToOrigins(path)) return;
  for (const [name, value] of Object.entries(READABLE_BY_ALL)) headers.set(name, value);
}

/** The answer to a browser that asks before it sends (CORS preflight), and to any other OPTIONS. */
export function preflightAnswer(methods: readonly string[], requestId: string): Response {
  const allowed = methods.join(", ");
  return new Response(null, {
    status: 204,
    headers: {
      ...READABLE_BY_ALL,
      "access-control-allow-methods": allowed,
      "access-control-allow-headers": SENT,
      "access-control-max-age": String(REMEMBERED_SECONDS),
      allow: `${allowed}, OPTIONS`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
    },
  });
}
