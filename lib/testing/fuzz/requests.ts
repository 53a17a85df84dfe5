import fc from "fast-check";
import type { LocatedEndpoint } from "@/lib/platform/http/openapi";
import { CALLERS, type Caller, type FuzzWorld } from "./fuzz-world";
import { HOSTILE_BODIES, HOSTILE_TEXTS, hostileJson, hostileValue } from "./hostile-values";
import { KEYED_BODIES } from "./keyed-bodies";
import { nearlyValid } from "./nearly-valid";
import { valuesOf } from "./schema-values";

/** A request as it is generated: placeholders instead of ids, so that a failing one can be read and repeated. */
export type FuzzRequest = {
  caller: Caller;
  params: Record<string, string>;
  query: Record<string, string[]>;
  body: { text: string } | { value: unknown } | null;
  headers: Record<string, string>;
};

const CALLERS_BY_COOKIE: Record<string, readonly Caller[]> = {
  platform_session: ["owner", "owner", "staff", "designer", "agent", "key", "groupKey"],
  admin_session: ["admin", "platformKey"],
  customer_session: ["customer"],
  bazar_user_session: ["bazarUser"],
};

/** Texts that fit into a path: NUL and halves of characters cannot be written there, and dots lead elsewhere. */
const PATH_TEXTS = HOSTILE_TEXTS.filter(
  (text) => text.isWellFormed() && !text.includes("\0") && !/^[\s.]*$/.test(text) && text.length < 5_000,
);

/** Header values that HTTP can carry. */
const ODD_HEADERS: Record<string, readonly string[]> = {
  "idempotency-key": [
    "",
    " ",
    "key",
    "x".repeat(255),
    "x".repeat(256),
    "a b",
    "\u00e4",
    "' OR 1=1",
    "__proto__",
  ],
  "content-type": [
    "",
    "text/plain",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "image/png",
    "image/webp",
    "application/json, application/json",
    "x",
  ],
  "content-length": ["-1", "NaN", "99999999999"],
  "accept-language": ["*", "xx-YY;q=9", "en;q=NaN,,;", "-".repeat(300), "\u00e4"],
  "if-none-match": ["*", '"', 'W/"x"', "\u00ff"],
  "last-event-id": ["-1", "NaN", "9223372036854775808", "x", "1e3"],
  origin: ["null", "http://localhost:3000", "http://", "https://evil.example"],
  authorization: [
    "",
    "Bearer",
    "Bearer \u00e4",
    "Basic Og==",
    "bearer  bzr_live_",
    `Bearer bzr_live_${"0".repeat(38)}`,
    `Bearer bzr_test_${"x".repeat(20_000)}`,
    "Bearer bzr_live_' OR 1=1 --, Bearer x",
  ],
  cookie: [
    "",
    "=",
    ";;;",
    "platform_session=",
    "platform_session=%",
    "admin_session=eyJhbGciOiJub25lIn0.e30.",
  ],
  "x-forwarded-for": ["", ",", "x", "::1", "256.1.1.1", "1.2.3.4, ".repeat(200)],
  host: ["", "\u00e4", "a..b", "luigi.bazar.example:99999"],
  "stripe-signature": ["", "t=NaN,v1=", "t=1,v1=x", "v1=\u00e4"],
  range: ["bytes=0-", "bytes=9-1", "x"],
  "user-agent": ["", "x".repeat(8_000)],
};

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.keys(ODD_HEADERS))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(ODD_HEADERS[name] ?? [""])))),
    { maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constantFrom("a", "b").map((key) => ({ "idempotency-key": key })) },
  { weight: 2, arbitrary: oddHeaders },
);

function callerOf({ definition }: LocatedEndpoint): fc.Arbitrary<Caller> {
  const right = definition.guard.cookies.flatMap((cookie) => CALLERS_BY_COOKIE[cookie] ?? []);
  return fc.oneof(
    { weight: right.length > 0 ? 5 : 0, arbitrary: fc.constantFrom<Caller>(...right, "anonymous") },
    { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
  );
}

function paramsOf({ path }: LocatedEndpoint): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const one = (name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(`@${name}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...PATH_TEXTS, "@foreignTenantId", "@unpaidOrderId", "@hqTenantId"),
      },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, one(name)])), { noNullPrototype: true });
}

function asQuery(value: unknown): Record<string, string[]> {
  if (typeof value !== "object" || value === null) return { q: [textOf(value)] };
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      Array.isArray(inner) ? inner.slice(0, 20).map(textOf) : [textOf(inner)],
    ]),
  );
}

function textOf(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 20_000);
}

function queryOf({ definition }: LocatedEndpoint): fc.Arbitrary<Record<string, string[]>> {
  if (!definition.query) return fc.constantFrom<Record<string, string[]>>({}, {}, { x: ["1"] });
  const valid = valuesOf(definition.query);
  return fc.oneof(valid, nearlyValid(valid)).map(asQuery);
}

function bodyOf({ method, definition }: LocatedEndpoint): fc.Arbitrary<FuzzRequest["body"]> {
  if (method === "GET") return fc.constant(null);
  const text = fc.constantFrom(...HOSTILE_BODIES).map((body) => ({ text: body }));
  const hostile = hostileValue.map((value) => ({ value }));
  if (!definition.body) return fc.oneof(fc.constant(null), text, hostile);
  const valid = valuesOf(definition.body);
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((value) => ({ value })) },
    { weight: 6, arbitrary: nearlyValid(valid).map((value) => ({ value })) },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: hostile },
  );
}

/** Requests to one operation: valid, nearly valid and hostile, from callers of every kind. */
export function requestsTo(endpoint: LocatedEndpoint): fc.Arbitrary<FuzzRequest> {
  return fc.record(
    {
      caller: callerOf(endpoint),
      params: paramsOf(endpoint),
      query: queryOf(endpoint),
      body: bodyOf(endpoint),
      headers,
    },
    { noNullPrototype: true },
  );
}

/** Who calls an operation by right: whose pages it is for, else the first who has its session. */
function rightCaller({ path, definition }: LocatedEndpoint): Caller {
  if (path.startsWith("/api/designer/")) return "designer";
  if (path.startsWith("/api/agent/")) return "agent";
  const [cookie = ""] = definition.guard.cookies;
  return CALLERS_BY_COOKIE[cookie]?.[0] ?? "anonymous";
}

/** Requests to one operation that keep to its contract, by a caller who has the right, about what the world has. */
export function validRequestsTo(endpoint: LocatedEndpoint): fc.Arbitrary<FuzzRequest> {
  const { definition, path } = endpoint;
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const whole = KEYED_BODIES[definition.operationId];
  return fc.record(
    {
      caller: fc.constant(rightCaller(endpoint)),
      params: fc.constant(Object.fromEntries(names.map((name) => [name, `@${name}`]))),
      query: definition.query ? valuesOf(definition.query).map(asQuery) : fc.constant({}),
      body: !definition.body
        ? fc.constant(null)
        : (whole ? fc.constant(whole) : valuesOf(definition.body)).map((value) => ({ value })),
      headers: fc.constant({}),
    },
    { noNullPrototype: true },
  );
}

/** A request with its placeholders replaced by the ids of a world. */
export function inWorld({ ids, sessions, keys = {} }: FuzzWorld, path: string, request: FuzzRequest) {
  const named = (text: string) => (text.startsWith("@") ? (ids[text.slice(1)] ?? text) : text);
  const deep = (value: unknown): unknown => {
    if (typeof value === "string") return named(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== "object" || value === null) return value;
    return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
      typeof inner === "string" ? named(inner) : inner,
    );
  };
  const { body, caller } = request;
  return {
    path: path.replaceAll(/\[(\w+)\]/g, (_, name: string) =>
      encodeURIComponent(named(request.params[name] ?? "")),
    ),
    query: Object.fromEntries(Object.entries(request.query).map(([key, values]) => [key, values.map(named)])),
    body: body === null ? undefined : "text" in body ? body.text : hostileJson(deep(body.value)),
    headers: { ...(keys[caller] && { authorization: `Bearer ${keys[caller]}` }), ...request.headers },
    as: "cookie" in request.headers ? undefined : sessions[caller],
  };
}
