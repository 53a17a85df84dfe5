import { check } from "../../shared/check.js";

const SAFE_METHODS = new Set(["GET", "HEAD", "POST"]);
const SAFE_HEADERS = new Set(["accept", "accept-language", "content-language"]);
const SAFE_TYPES = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/;
const READABLE = new Set([
  "cache-control",
  "content-language",
  "content-length",
  "content-type",
  "expires",
  "last-modified",
]);
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

export interface BrowserCounts {
  preflights: number;
  requests: number;
}

/**
 * A fetch that does what a browser does on a page of `origin`: it asks first where a request is not simple, refuses
 * what the answer does not allow, and hides headers that are not exposed. No cookies, as on any page of another site.
 */
export function browserFetch(origin: string, counts: BrowserCounts): typeof fetch {
  const asked = new Set<string>();
  return async (input, init) => {
    const request = new Request(input, init);
    check(!request.headers.has("cookie"), "the page sent a cookie");
    const headers = [...request.headers]
      .filter(([name, value]) => !isSafe(name, value))
      .map(([name]) => name);
    const { pathname } = new URL(request.url);
    const question = `${request.method} ${pathname} ${headers.join()}`;
    if ((headers.length > 0 || !SAFE_METHODS.has(request.method)) && !asked.has(question)) {
      await preflight(request, origin, headers);
      counts.preflights += 1;
      asked.add(question);
    }
    request.headers.set("origin", origin);
    const answer = await fetch(request);
    counts.requests += 1;
    checkOrigin(answer, origin, pathname);
    const exposed = listIn(answer, "access-control-expose-headers");
    const readable = [...answer.headers].filter(([name]) => READABLE.has(name) || exposed.has(name));
    const body = STATUSES_WITHOUT_BODY.has(answer.status) ? null : answer.body;
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers: readable });
  };
}

function isSafe(name: string, value: string): boolean {
  return SAFE_HEADERS.has(name) || (name === "content-type" && SAFE_TYPES.test(value));
}

async function preflight({ url, method }: Request, origin: string, headers: string[]): Promise<void> {
  const answer = await fetch(url, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      ...(headers.length > 0 ? { "access-control-request-headers": headers.toSorted().join(",") } : {}),
    },
  });
  const what = `the preflight of ${method} ${new URL(url).pathname}`;
  check(answer.ok, `${what} answered ${answer.status}`);
  checkOrigin(answer, origin, what);
  const methods = listIn(answer, "access-control-allow-methods");
  check(SAFE_METHODS.has(method) || methods.has(method.toLowerCase()), `${what} does not allow the method`);
  const allowed = listIn(answer, "access-control-allow-headers");
  for (const name of headers) check(allowed.has(name) || allowed.has("*"), `${what} does not allow ${name}`);
}

function checkOrigin(answer: Response, origin: string, what: string): void {
  const allowed = answer.headers.get("access-control-allow-origin");
  check(allowed === "*" || allowed === origin, `${what}: origin ${origin} is not allowed, but ${allowed}`);
}

function listIn(answer: Response, name: string): Set<string> {
  return new Set((answer.headers.get(name) ?? "").split(",").map((each) => each.trim().toLowerCase()));
}
