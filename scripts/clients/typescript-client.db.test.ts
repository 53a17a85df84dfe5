import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import pathOf from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import {
  BazarError,
  type BazarOptions,
  createBazar,
  dataOf,
  everyPage,
  type Retry,
  verifyWebhook,
  WebhookError,
} from "@/clients/typescript/src/bazar-client";
import { newWebhookSecret, signatureHeaders } from "@/lib/restaurant/webhooks/webhook-signature";
import { keyFor } from "@/lib/testing/api-keys";
import { originOf } from "@/lib/testing/call";
import { app, shop, oneShopTest as test } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { buildTypescriptClient } from "./build-typescript.mjs";

const MOST_BYTES = 20_000;

const path = () => ({ tenantId: shop.slug });
const orderOf = () => ({ ...orderBody(shop), channel: "phone" as const, customerEmail: null });

async function clientWith(send: typeof fetch = fetch, more: Partial<BazarOptions> = {}) {
  const key = await keyFor(app, shop, ["orders:write", "settings:write"]);
  return createBazar({ baseUrl: await originOf(app), key, fetch: send, ...more });
}

/** A network on which the first answer is to come back later. */
function busyOnce(retryAfter: string) {
  let calls = 0;
  const send: typeof fetch = async (input, init) => {
    calls += 1;
    if (calls > 1) return fetch(input, init);
    return new Response("{}", { status: 429, headers: { "retry-after": retryAfter } });
  };
  return { send, calls: () => calls };
}

/** A network that loses the answers of the first so many requests, and what was sent over it. */
function losing(answers: number) {
  const sent: string[] = [];
  const send: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    sent.push((input as Request).method);
    if (sent.length > answers) return answer;
    await answer.arrayBuffer();
    throw new TypeError("fetch failed");
  };
  return { send, sent };
}

describe("the TypeScript client", () => {
  test("places an order once, although its answer was lost twice", async () => {
    const { send, sent } = losing(2);
    const bazar = await clientWith(send);
    const { order } = await dataOf(
      bazar.POST("/api/tenant/{tenantId}/orders", { params: { path: path() }, body: orderOf() as never }),
    );
    expect(sent).toEqual(["POST", "POST", "POST"]);
    expect(await app.db.prisma.order.count({ where: { id: order.id } })).toBe(1);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });

  test("sends no other write twice, and says what was refused", async () => {
    const { send, sent } = losing(1);
    const bazar = await clientWith(send);
    const params = { path: path() };
    await expect(
      bazar.POST("/api/tenant/{tenantId}/pause", { params, body: { until: null } }),
    ).rejects.toThrow("fetch failed");
    expect(sent).toEqual(["POST"]);
    const refused = dataOf(bazar.GET("/api/tenant/{tenantId}/customers", { params }));
    await expect(refused).rejects.toMatchObject({ status: 403, code: "KEY_SCOPE_REQUIRED" });
    await expect(refused).rejects.toBeInstanceOf(BazarError);
  });

  test("reads all pages", async () => {
    const bazar = await clientWith();
    const params = { path: path() };
    for (let index = 0; index < 5; index += 1)
      await dataOf(bazar.POST("/api/tenant/{tenantId}/orders", { params, body: orderOf() as never }));
    const numbers: string[] = [];
    const pages = everyPage((cursor) =>
      dataOf(
        bazar.GET("/api/tenant/{tenantId}/orders", { params: { ...params, query: { limit: 2, cursor } } }),
      ),
    );
    for await (const { orders } of pages) numbers.push(...orders.map(({ orderNumber }) => orderNumber));
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("waits as long as it is told to, and says so", async () => {
    const { send, calls } = busyOnce("1");
    const told: Retry[] = [];
    const bazar = await clientWith(send, { onRetry: (retry) => told.push(retry) });
    const began = Date.now();
    const { response } = await bazar.GET("/api/tenant");
    expect([response.status, calls()]).toEqual([200, 2]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
    const url = `${await originOf(app)}/api/tenant`;
    expect(told).toEqual([{ method: "GET", url, attempt: 1, status: 429, pauseMs: 1_000 }]);
  });

  test("hands over at once what it would wait too long for", async () => {
    const { send, calls } = busyOnce("3");
    const told: Retry[] = [];
    const bazar = await clientWith(send, { longestPauseMs: 2_000, onRetry: (retry) => told.push(retry) });
    const { response } = await bazar.GET("/api/tenant");
    expect([response.status, calls(), told]).toEqual([429, 1, []]);
  });

  test("says that no answer came", async () => {
    const told: Retry[] = [];
    const bazar = await clientWith(losing(1).send, { onRetry: (retry) => told.push(retry) });
    await dataOf(bazar.GET("/api/tenant"));
    expect(told).toMatchObject([{ attempt: 1, status: null }]);
  });
});

describe("a delivery that the TypeScript client verifies", () => {
  const body = JSON.stringify({ id: "evt_1", type: "order.created", sequence: 1, data: {} });
  const secret = newWebhookSecret();
  const signed = (at = new Date(), secrets = [secret]) =>
    signatureHeaders({ id: "evt_1", at, body, secrets });

  it("is an event, by this and by every other library of the standard", async () => {
    const headers = signed();
    expect(await verifyWebhook({ body, headers, secret })).toMatchObject({ type: "order.created" });
    expect(await verifyWebhook({ body, headers: new Headers(headers), secret })).toMatchObject({
      sequence: 1,
    });
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ sequence: 1 });
  });

  it("is accepted by either secret while it is changed", async () => {
    const next = newWebhookSecret();
    const headers = signed(new Date(), [next, secret]);
    expect(await verifyWebhook({ body, headers, secret })).toMatchObject({ id: "evt_1" });
    expect(await verifyWebhook({ body, headers: signed(), secret: [next, secret] })).toMatchObject({
      id: "evt_1",
    });
  });

  it.each([
    ["another body", { body: body.replace("evt_1", "evt_2") }],
    ["another secret", { secret: newWebhookSecret() }],
    ["no signature", { headers: {} }],
    ["a time long ago", { headers: signed(new Date(Date.now() - 900_000)) }],
    ["a time to come", { headers: signed(new Date(Date.now() + 900_000)) }],
    ["no base64", { headers: { ...signed(), "webhook-signature": "v1,%%%" } }],
  ])("is refused with %s", async (_, changes) => {
    await expect(verifyWebhook({ body, headers: signed(), secret, ...changes })).rejects.toBeInstanceOf(
      WebhookError,
    );
  });
});

it("is small, with all that it needs", async () => {
  const folder = await mkdtemp(pathOf.join(tmpdir(), "bazar-client-"));
  const { bytes } = await buildTypescriptClient(pathOf.join(folder, "dist"));
  await rm(folder, { recursive: true });
  expect(bytes).toBeLessThan(MOST_BYTES);
});
