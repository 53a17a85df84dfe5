import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import { hostKind } from "@/lib/testing/api-host";
import { createApi } from "@/lib/testing/call";
import { api, app, webhookTest as it, receiver, shop } from "@/lib/testing/fixtures";
import { orderBody, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import type { WebhookReceiver } from "@/lib/testing/webhook-receiver";
import { deliverWebhooks } from "./deliver-webhooks";

const path = (rest = "", of = shop) => `/api/tenant/${of.slug}/webhook-endpoints${rest}`;
const call = (method: string, rest = "", body?: unknown, of = shop) =>
  api(method, path(rest, of), { as: of.owner, body });
const create = async (body: Record<string, unknown> = {}) =>
  (await call("POST", "", { url: receiver.url, ...body })).body;
const order = () => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });

/** Verifies the last webhook with a secret; throws when it does not fit. */
function verifyLast(secret: string): void {
  const last = receiver.received.at(-1) as WebhookReceiver["received"][number];
  new Webhook(secret).verify(last.body, last.headers as Record<string, string>);
}

describe("webhook endpoints", () => {
  it("show their secret when they are made and never again", async () => {
    const made = await create({ eventTypes: ["order.created"], description: "Till" });
    expect(made).toMatchObject({
      url: receiver.url,
      eventTypes: ["order.created"],
      description: "Till",
      disabled: false,
      disabledReason: null,
      failingSince: null,
    });
    expect(made.secret).toMatch(/^whsec_/);
    const list = await call("GET");
    expect(list.body.webhookEndpoints).toHaveLength(1);
    expect(list.text).not.toContain("whsec_");
    expect((await call("PATCH", `/${made.id}`, { description: "Kitchen" })).text).not.toContain("whsec_");
  });

  it.each([
    "http://example.com/",
    "https://10.0.0.1/",
    "https://169.254.169.254/",
    "https://[fc00::1]/",
    "nonsense",
  ])("refuse the address %s when they are made and when they are changed", async (url) => {
    const { id } = await create();
    for (const answer of [await call("POST", "", { url }), await call("PATCH", `/${id}`, { url })]) {
      expect([answer.status, answer.body.error]).toEqual([400, "VALIDATION_FAILED"]);
      expect(answer.body.issues[0].path).toBe("url");
    }
  });

  it("refuse loopback unless that is allowed, by name and by number", async () => {
    const strict = createApi({
      ...app,
      env: { ...app.env, WEBHOOK_ALLOW_LOOPBACK: false, BAZAR_LOOPBACK_ONLY: false },
    });
    for (const url of ["https://localhost/", "https://127.0.0.1/", receiver.url]) {
      const { status } = await strict("POST", path(), { as: shop.owner, body: { url } });
      expect(status).toBe(400);
    }
  });

  it.skipIf(hostKind !== "direct")(
    "lead to this machine on a demo that is reached from it alone, for who asks here and names it",
    async () => {
      const local = { ...app.env, WEBHOOK_ALLOW_LOOPBACK: false, BAZAR_LOOPBACK_ONLY: true };
      const ask = async (url: string, from = "127.0.0.1", env = local) => {
        const call = createApi({ ...app, env });
        return (await call("POST", path(), { as: shop.owner, from, body: { url } })).status;
      };
      expect(await ask("http://localhost:4010/hook")).toBe(200);
      expect(await ask("http://127.0.0.1:4010/hook")).toBe(200);
      expect(await ask("http://localhost:4010/hook", "203.0.113.7")).toBe(400);
      expect(await ask("http://10.0.0.1:4010/hook")).toBe(400);
      const real = { ...local, BAZAR_DEMO: false };
      expect(await ask("http://localhost:4010/hook", "127.0.0.1", real)).toBe(400);
    },
  );

  it("take known event types only", async () => {
    const { status } = await call("POST", "", { url: receiver.url, eventTypes: ["order.eaten"] });
    expect(status).toBe(400);
  });

  it("are limited in number, also when many are made at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => call("POST", "", { url: receiver.url })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.error === "QUOTA_EXCEEDED")).toHaveLength(4);
  });

  it("can be deleted twice, and are unknown afterwards", async () => {
    const { id } = await create();
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET", `/${id}`)).body.error).toBe("WEBHOOK_ENDPOINT_NOT_FOUND");
    expect((await call("GET")).body.webhookEndpoints).toEqual([]);
  });

  it("of another restaurant are unknown, the same in every byte", async () => {
    const { id } = await create();
    await order();
    const [delivery] = (await call("GET", `/${id}/deliveries`)).body.deliveries;
    const other = await seedShop(app);
    const own = (await call("POST", "", { url: receiver.url }, other)).body;
    for (const [method, rest, body] of [
      ["GET", `/${id}`],
      ["PATCH", `/${id}`, { disabled: true }],
      ["POST", `/${id}/rotate-secret`],
      ["POST", `/${id}/test`],
      ["GET", `/${id}/deliveries`],
      ["POST", `/${id}/deliveries/${delivery.id}/redeliver`],
      ["POST", `/${id}/replay`, { from: "2026-01-01T00:00:00Z", to: "2026-12-31T00:00:00Z" }],
    ] as const) {
      const foreign = await call(method, rest, body, other);
      const unknown = await call(method, rest.replace(id, "whe_unknown"), body, other);
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    }
    const stolen = await call("POST", `/${own.id}/deliveries/${delivery.id}/redeliver`, undefined, other);
    expect(stolen.body.error).toBe("WEBHOOK_DELIVERY_NOT_FOUND");
    await call("DELETE", `/${id}`, undefined, other);
    expect(await app.db.prisma.webhookEndpoint.count({ where: { id, deletedAt: null } })).toBe(1);
  });

  it("are for owners and co-managers", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await api("GET", path())).status).toBe(401);
    expect((await api("GET", path(), { as: staff })).status).toBe(403);
    const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    expect((await api("GET", path(), { as: manager })).status).toBe(200);
  });
});

describe("a changed secret", () => {
  it("signs at once, together with the previous one for 24 hours", async () => {
    const { id, secret: old } = await create();
    const { secret } = (await call("POST", `/${id}/rotate-secret`)).body;
    expect(secret).not.toBe(old);
    await order();
    await deliverWebhooks(app);
    verifyLast(secret);
    verifyLast(old);
    await app.db.prisma.webhookEndpoint.updateMany({
      where: { id },
      data: { previousSecretUntil: app.clock.now() },
    });
    await order();
    await deliverWebhooks(app);
    verifyLast(secret);
    expect(() => verifyLast(old)).toThrow();
  });
});

describe("what was sent", () => {
  it("is listed newest first, page by page, by state", async () => {
    const { id } = await create();
    for (let count = 0; count < 3; count += 1) await order();
    await deliverWebhooks(app);
    await order();
    const list = async (query: Record<string, string>) =>
      (await api("GET", path(`/${id}/deliveries`), { as: shop.owner, query })).body;
    const first = await list({ limit: "3" });
    expect(first.deliveries.map(({ sequence }: { sequence: number }) => sequence)).toEqual([4, 3, 2]);
    const second = await list({ limit: "3", cursor: first.nextCursor });
    expect(second.deliveries.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1]);
    expect(second.nextCursor).toBeNull();
    expect((await list({ status: "pending" })).deliveries).toHaveLength(1);
    expect((await list({ status: "succeeded" })).deliveries).toHaveLength(3);
  });

  it("can be sent again, the same id and bytes", async () => {
    const { id } = await create();
    await order();
    await deliverWebhooks(app);
    const [delivery] = (await call("GET", `/${id}/deliveries`)).body.deliveries;
    const again = await call("POST", `/${id}/deliveries/${delivery.id}/redeliver`);
    expect(again.body).toMatchObject({ id: delivery.id, status: "pending", attemptCount: 1 });
    await app.jobs.drain(app);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
    expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
  });

  it("can be replayed for a time range, for an endpoint that did not exist then as well", async () => {
    const start = app.clock.now();
    for (let count = 0; count < 3; count += 1) {
      await order();
      app.clock.advance({ minutes: 1 });
    }
    const { id } = await create();
    const range = (from: number, to: number) => ({
      from: new Date(start.getTime() + from * 60_000).toISOString(),
      to: new Date(start.getTime() + to * 60_000).toISOString(),
    });
    expect((await call("POST", `/${id}/replay`, range(1, 2))).body).toEqual({ queued: 2 });
    await app.jobs.drain(app);
    expect(receiver.received.map(({ body }) => JSON.parse(body).sequence).sort()).toEqual([2, 3]);
    expect((await call("POST", `/${id}/replay`, range(0, 5))).body).toEqual({ queued: 3 });
    await app.jobs.drain(app);
    expect(receiver.received).toHaveLength(5);
    expect((await call("POST", `/${id}/replay`, range(2, 1))).status).toBe(400);
  });

  it("is not sent again to an endpoint that is disabled, until it is back in service", async () => {
    const { id } = await create();
    await order();
    await deliverWebhooks(app);
    const [delivery] = (await call("GET", `/${id}/deliveries`)).body.deliveries;
    expect((await call("PATCH", `/${id}`, { disabled: true })).body).toMatchObject({
      disabledReason: "owner",
    });
    for (const rest of [`/${id}/deliveries/${delivery.id}/redeliver`, `/${id}/replay`]) {
      const body = { from: "2026-01-01T00:00:00Z", to: "2026-12-31T00:00:00+02:00" };
      expect((await call("POST", rest, body)).body.error).toBe("WEBHOOK_ENDPOINT_DISABLED");
    }
    expect((await call("PATCH", `/${id}`, { disabled: false })).body).toMatchObject({ disabled: false });
    expect((await call("POST", `/${id}/deliveries/${delivery.id}/redeliver`)).status).toBe(200);
  });
});
