import { describe, expect } from "vitest";
import { hostKind } from "@/lib/testing/api-host";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { createDispatcher } from "./dispatch";

const MIB = 1024 * 1024;
const ORIGIN = "http://localhost:3000";

const orders = () => `/api/public/${shop.slug}/orders`;

/** Sends what `api` would tidy up, such as streams and addresses that URL refuses to keep. */
function raw(request: Request): Promise<Response> {
  // Local doors check a query only after they have let somebody in.
  const peer = request.url.includes("/api/dev/") ? "127.0.0.1" : "203.0.113.77";
  return createDispatcher(apiRoutes).dispatch(request, { peer, app });
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api("POST", orders(), { body, headers });

describe("a limit per restaurant", () => {
  it("counts its slug and its short id as one", async () => {
    const lookUp = (ref: string) =>
      api("POST", `/api/public/${ref}/gift-cards/lookup`, { body: { code: "wrong" }, from: "203.0.113.90" });
    const refs = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? shop.slug : shop.tenantId));
    const statuses = (await Promise.all(refs.map(lookUp))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe("a body", () => {
  it.each([
    ["malformed JSON", "{", 400],
    ["half a document", '{"type":"pickup"', 400],
    ["nothing", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a text", '"order"', 400],
    ["two documents", "{}{}", 400],
  ])("of %s is refused as %s: %i", async (_, body, status) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error]).toEqual([status, "VALIDATION_FAILED"]);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
    "",
  ])("sent as %j is 415", async (type) => {
    const { status, body } = await post(JSON.stringify(orderBody(shop)), { "content-type": type });
    expect([status, body.error]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it.each(["application/json; charset=utf-8", "Application/JSON", "application/json ;charset=utf-8"])(
    "sent as %j is read",
    async (type) => {
      expect((await post(JSON.stringify(orderBody(shop)), { "content-type": type })).status).toBe(200);
    },
  );

  it("of a MiB is read and of one byte more is 413", async () => {
    const order = JSON.stringify(orderBody(shop));
    const padded = (bytes: number) => order + " ".repeat(bytes - Buffer.byteLength(order));
    expect((await post(padded(MIB))).status).toBe(200);
    const { status, body } = await post(padded(MIB + 1));
    expect([status, body.error]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("is counted while it is read when no length is announced, and the rest is left unread", async () => {
    let chunksTaken = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunksTaken += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const request = new Request(`${ORIGIN}${orders()}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await raw(request)).status).toBe(413);
    expect(chunksTaken).toBeLessThan(20);
  });

  it.each([
    ["NUL", "\\u0000"],
    ["a high surrogate alone", "\\ud83d"],
    ["a low surrogate alone", "\\udc00"],
  ])("with %s in a text or a name is refused", async (_, written) => {
    const inText = JSON.stringify(orderBody(shop, { notes: "¤" })).replace("¤", written);
    const inName = JSON.stringify(orderBody(shop, { "¤": 1 })).replace("¤", written);
    expect([(await post(inText)).status, (await post(inName)).status]).toEqual([400, 400]);
  });

  it("in another encoding than UTF-8 is refused", async () => {
    const body = Buffer.from(JSON.stringify(orderBody(shop, { customerName: "J\u00f6rg" })), "latin1");
    const headers = { "content-type": "application/json" };
    const { status } = await raw(new Request(`${ORIGIN}${orders()}`, { method: "POST", headers, body }));
    expect(status).toBe(400);
  });

  it("keeps an emoji that is written as two escapes", async () => {
    const { status, body } = await post(
      JSON.stringify(orderBody(shop, { notes: "¤" })).replace("¤", "\\ud83c\\udf55"),
    );
    expect([status, body.notes]).toEqual([200, "🍕"]);
  });

  it("that is nested without end is refused", async () => {
    const deep = `${'{"a":'.repeat(100_000)}"\\u0041"${"}".repeat(100_000)}`;
    const { status, body } = await post(`{"type":"pickup","extra":${deep}}`, { "idempotency-key": "deep" });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("cannot reach an object's prototype", async () => {
    const order = JSON.stringify(orderBody(shop));
    const poisoned = order.replace(
      "{",
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    expect((await post(poisoned)).status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const inOptions = order.replace('"price"', '"selectedOptions":{"__proto__":["x"]},"price"');
    expect((await post(inOptions)).status).toBeLessThan(500);
  });

  it("may say more than is asked, and that is not kept", async () => {
    const { status, body } = await post(orderBody(shop, { status: "delivered", total: 0, extra: { a: 1 } }));
    expect([status, body.status, body.total]).toEqual([200, "pending", 17]);
  });

  it("names every wrong field", async () => {
    const { body } = await post(orderBody(shop, { type: "teleport", customerName: "" }));
    expect(body.issues.map((issue: { path: string }) => issue.path).sort()).toEqual(["customerName", "type"]);
    expect(body.message).toMatch(/^(Type|Customer name) /);
  });
});

describe("an address", () => {
  it.each([
    ["/api/nothing/here", 404, "NOT_FOUND"],
    ["/api", 404, "NOT_FOUND"],
    ["/api/", 404, "NOT_FOUND"],
    ["/api/public//menu", 404, "NOT_FOUND"],
    ["/api/public/%E0%A4%A/menu", 400, "VALIDATION_FAILED"],
    ["/api/public/%00/menu", 400, "VALIDATION_FAILED"],
    ["/api/public/a%00b/menu", 400, "VALIDATION_FAILED"],
    [`/api/public/${"a".repeat(64)}/menu`, 400, "VALIDATION_FAILED"],
    ["/api/public/__proto__/menu", 404, "TENANT_NOT_FOUND"],
    ["/api/public/..%2f..%2fetc/menu", 404, "TENANT_NOT_FOUND"],
    ["/api/__proto__/toString", 404, "NOT_FOUND"],
    ["/api/dev/mail?to=a%00b", 400, "VALIDATION_FAILED"],
    ["/api/dev/mail?to=a&to=b", 400, "VALIDATION_FAILED"],
    [`/api/dev/mail?to=${"a".repeat(255)}`, 400, "VALIDATION_FAILED"],
  ])("%s is %i %s", async (path, status, code) => {
    const response = await raw(new Request(`${ORIGIN}${path}`));
    expect([response.status, (await response.json()).error]).toEqual([status, code]);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  });

  it.each([
    ["DELETE", "/api/auth/login", "POST"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
    ["PUT", "/api/dev/mail", "GET, HEAD"],
  ])("does not take %s %s and says what it takes: %s", async (method, path, allow) => {
    const { status, body, headers } = await api(method, path);
    expect([status, body.error, headers.get("allow")]).toEqual([405, "METHOD_NOT_ALLOWED", allow]);
  });

  it("of the API's own description answers OpenAPI 3.0.3, version 1.0.0, to any page", async () => {
    const { status, body, headers } = await api("GET", "/api/openapi.json");
    expect([status, body.openapi, body.info.version]).toEqual([200, "3.0.3", "1.0.0"]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(body.paths["/api/public/{tenantId}/orders"].post.responses["200"]).toBeDefined();
  });

  it("can be asked for its head alone", async () => {
    const response = await raw(new Request(`${ORIGIN}/api/public/${shop.slug}/menu`, { method: "HEAD" }));
    expect(response.status).toBe(200);
  });
});

// The Host header is the test's own here, and over a real connection it is the host's.
describe.runIf(hostKind === "direct")("a write with a session cookie", () => {
  const pause = (headers: Record<string, string>, as: { cookie: string } | undefined) =>
    api("POST", "/api/auth/logout", {
      headers: { host: "luigi.bazar.example", ...headers },
      ...(as ? { as } : {}),
    });

  it.each([
    ["the same origin", { origin: "http://luigi.bazar.example" }, 200],
    ["the same host by another scheme", { origin: "https://luigi.bazar.example" }, 403],
    ["a program without either header", {}, 200],
    ["the same origin by fetch metadata", { "sec-fetch-site": "same-origin" }, 200],
    ["the address bar", { "sec-fetch-site": "none" }, 200],
    ["a sibling restaurant", { origin: "http://sakura.bazar.example" }, 403],
    ["the platform", { origin: "http://bazar.example" }, 403],
    ["another port", { origin: "http://luigi.bazar.example:8080" }, 403],
    ["another site", { origin: "https://evil.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["a sibling by fetch metadata", { "sec-fetch-site": "same-site" }, 403],
    ["another site by fetch metadata", { "sec-fetch-site": "cross-site" }, 403],
    ["a lying pair", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 403],
  ])("from %s: %o is %i", async (_, headers, status) => {
    const answer = await pause(headers as Record<string, string>, { cookie: "platform_session=x" });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.error).toBe("CROSS_ORIGIN");
  });

  it.each([
    // what the proxy says, the origin's scheme, the answer
    [{ "x-forwarded-proto": "https" }, "https", 200],
    [{ "x-forwarded-proto": "https" }, "http", 403],
    [{ "x-forwarded-proto": "http" }, "https", 403],
    [{}, "https", 200],
    [{}, "http", 200],
  ])("behind a proxy that says %o is held to the scheme: %s is %i", async (said, scheme, status) => {
    const answer = await api("POST", "/api/auth/logout", {
      headers: {
        host: "luigi.bazar.example",
        origin: `${scheme}://luigi.bazar.example`,
        "x-forwarded-for": "198.51.100.7",
        ...said,
      },
      as: { cookie: "platform_session=x" },
      from: "127.0.0.1",
    });
    expect(answer.status).toBe(status);
  });

  it("is not asked for its origin without a cookie", async () => {
    expect((await pause({ origin: "https://evil.example" }, undefined)).status).toBe(200);
  });
});

describe("an Idempotency-Key", () => {
  it.each(["", " ", "a b", "ä", "x".repeat(256)])("like %j is refused", async (key) => {
    expect((await post(orderBody(shop), { "idempotency-key": key })).status).toBe(400);
  });

  it("of 255 characters is taken", async () => {
    expect((await post(orderBody(shop), { "idempotency-key": "x".repeat(255) })).status).toBe(200);
  });
});
