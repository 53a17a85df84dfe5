import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { driveWebhooks } from "@/lib/testing/drive-webhooks";
import { api, app, webhookTest as it, receiver, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { startReceiver, type WebhookReceiver } from "@/lib/testing/webhook-receiver";
import { deliverWebhooks } from "./deliver-webhooks";

const { path, listen, order, stateOf, deliveriesOf } = driveWebhooks(() => ({ app, api, shop, receiver }));

describe("an order", () => {
  it("reaches the restaurant's system, signed as Standard Webhooks says", async () => {
    const { secret, ...endpoint } = await listen();
    const orderId = await order();
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body }] = receiver.received as [WebhookReceiver["received"][number]];
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({
      id: headers["webhook-id"],
      type: "order.created",
      tenantId: shop.slug,
      sequence: 1,
      data: { orderId, status: "pending", total: 17 },
    });
    expect(headers["content-type"]).toBe("application/json");
    expect(await deliveriesOf(endpoint)).toMatchObject([
      {
        status: "succeeded",
        eventId: headers["webhook-id"],
        orderId,
        nextAttemptAt: null,
        attemptCount: 1,
        attempts: [{ number: 1, responseStatus: 200, error: null, responseBody: null }],
      },
    ]);
  });

  it("is announced to the jobs, which send what was written with it", async () => {
    await listen();
    await order();
    await expect
      .poll(async () => {
        await app.jobs.drain(app);
        return receiver.received.length;
      })
      .toBe(1);
  });

  it("goes only to endpoints that listen to its type, and never to another restaurant's", async () => {
    const deaf = await listen({ eventTypes: ["order.canceled"] });
    const off = await listen();
    await api("PATCH", path(`/${off.id}`), { as: shop.owner, body: { disabled: true } });
    const gone = await listen();
    await api("DELETE", path(`/${gone.id}`), { as: shop.owner });
    const other = await seedShop(app);
    await driveWebhooks(() => ({ app, api, shop: other, receiver })).listen();
    const hears = await listen({ eventTypes: ["order.created", "order.created"] });
    await order();
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(hears)).toHaveLength(1);
    expect(await deliveriesOf(deaf)).toHaveLength(0);
    expect(await deliveriesOf(off)).toHaveLength(0);
  });

  it("is not delivered when its transaction is rolled back", async () => {
    const endpoint = await listen();
    const event = someEvent();
    const cause = inTransaction(app.db, async (tx) => {
      await appendEvents(tx, { tenantId: shop.tenantId, events: [event], now: app.clock.now() });
      throw new Error("the cause failed");
    });
    await expect(cause).rejects.toThrow("the cause failed");
    expect(await deliveriesOf(endpoint)).toHaveLength(0);
  });

  it("is answered without waiting for a receiver that never answers", async () => {
    receiver.answerWith(() => undefined);
    await listen();
    await order();
    const delivering = deliverWebhooks(app);
    await receiver.arrival(1);
    const before = performance.now();
    await order();
    expect(performance.now() - before).toBeLessThan(2_000);
    await receiver.close();
    await delivering;
  });
});

describe("a receiver that fails", () => {
  it("gets the same id and bytes again, until it takes them", async () => {
    receiver.answerWith((response, count) => response.writeHead(count < 3 ? 500 : 200).end("out of dough"));
    const endpoint = await listen();
    await order();
    await deliverWebhooks(app);
    expect(await stateOf(endpoint)).toMatchObject({
      disabled: false,
      failingSince: app.clock.now().toISOString(),
    });
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    app.clock.advance({ seconds: 6 });
    await deliverWebhooks(app);
    app.clock.advance({ minutes: 6 });
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
    const [delivery] = await deliveriesOf(endpoint);
    expect(delivery).toMatchObject({ status: "succeeded", attemptCount: 3 });
    expect(delivery.attempts.map((attempt: { error: string }) => attempt.error)).toEqual([
      null,
      "Answered 500.",
      "Answered 500.",
    ]);
    expect(delivery.attempts[1].responseBody).toBe("out of dough");
    expect((await stateOf(endpoint)).failingSince).toBeNull();
  });

  it("is not followed to where it redirects", async () => {
    const target = await startReceiver();
    receiver.answerWith((response) => response.writeHead(308, { location: target.url }).end());
    const endpoint = await listen();
    await order();
    await deliverWebhooks(app);
    expect(target.received).toHaveLength(0);
    await target.close();
    const [{ attempts }] = await deliveriesOf(endpoint);
    expect(attempts[0]).toMatchObject({ responseStatus: 308, error: "Redirects are not followed." });
  });

  it("has no more than a kilobyte of its answer kept", async () => {
    receiver.answerWith((response) => response.writeHead(400).end("x".repeat(1_000_000)));
    const endpoint = await listen();
    await order();
    await deliverWebhooks(app);
    const [{ attempts }] = await deliveriesOf(endpoint);
    expect(attempts[0].responseBody).toBe("x".repeat(1_024));
  });

  it("is disabled at once when it answers 410, and its owner is told", async () => {
    receiver.answerWith((response) => response.writeHead(410).end());
    const endpoint = await listen();
    await order();
    await deliverWebhooks(app);
    await order();
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf(endpoint)).toMatchObject({ disabled: true, disabledReason: "gone" });
    const { email } = await app.db.prisma.user.findUniqueOrThrow({ where: { id: shop.owner.userId } });
    const { body } = await api("GET", "/api/dev/mail", { query: { to: email } });
    expect(body.emails).toHaveLength(1);
    expect(body.emails[0].text).toContain(receiver.url);
  });

  it("is disabled after three days without a success, its owner is told once, and nothing more is sent", async () => {
    await receiver.close();
    const endpoint = await listen();
    await order();
    await order();
    for (let hour = 0; hour <= 90; hour += 1) {
      await deliverWebhooks(app);
      app.clock.advance({ hours: 1 });
    }
    expect(await stateOf(endpoint)).toMatchObject({ disabled: true, disabledReason: "failing" });
    expect(await deliveriesOf(endpoint)).toMatchObject([{ status: "failed" }, { status: "failed" }]);
    const { email } = await app.db.prisma.user.findUniqueOrThrow({ where: { id: shop.owner.userId } });
    expect((await api("GET", "/api/dev/mail", { query: { to: email } })).body.emails).toHaveLength(1);
    await order();
    expect(await deliveriesOf(endpoint)).toHaveLength(2);
  });

  it("is not disabled when a success lies between its failures", async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const endpoint = await listen();
    await order();
    await deliverWebhooks(app);
    app.clock.advance({ hours: 71 });
    receiver.answerWith((response) => response.writeHead(200).end());
    await deliverWebhooks(app);
    receiver.answerWith((response) => response.writeHead(500).end());
    app.clock.advance({ hours: 2 });
    await order();
    await deliverWebhooks(app);
    expect(await stateOf(endpoint)).toMatchObject({
      disabled: false,
      failingSince: app.clock.now().toISOString(),
    });
  });
});
