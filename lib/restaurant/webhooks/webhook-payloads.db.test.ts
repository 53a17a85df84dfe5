import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { EVENT_DEFINITIONS } from "@/lib/platform/events/event-definition";
import { appendEvents } from "@/lib/platform/events/event-store";
import { api, app, webhookTest as it, receiver, shop } from "@/lib/testing/fixtures";
import { orderBody } from "@/lib/testing/seed-shop";
import { someEvent } from "@/lib/testing/some-event";
import { deliverWebhooks } from "./deliver-webhooks";

const path = (rest = "") => `/api/tenant/${shop.slug}/webhook-endpoints${rest}`;
const call = (method: string, rest = "", body?: unknown) => api(method, path(rest), { as: shop.owner, body });
const create = async (body: Record<string, unknown> = {}) =>
  (await call("POST", "", { url: receiver.url, ...body })).body;
const order = () => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });

describe("a test event", () => {
  it("arrives at once at its endpoint alone, signed, with a number of the restaurant's own count", async () => {
    const { id, secret } = await create({ eventTypes: ["order.canceled"] });
    await create();
    const { body } = await call("POST", `/${id}/test`);
    expect(body).toMatchObject({ delivered: true, sequence: 1, responseStatus: 200, error: null });
    const [first] = receiver.received;
    new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>);
    const told = { id: body.eventId, type: "webhook.test", sequence: 1, test: true };
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject(told);
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    const feed = await api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner });
    expect(feed.body).toMatchObject({ events: [told], nextAfter: 1 });
    const { deliveries } = (await call("GET", `/${id}/deliveries`)).body;
    expect(deliveries).toMatchObject([{ id: body.deliveryId, status: "succeeded", attemptCount: 1 }]);
  });

  it("can be of any type: the sample is sent and marked, and the feed says that it was a test", async () => {
    const { id } = await create();
    const { body } = await call("POST", `/${id}/test`, { eventType: "order.created" });
    const sent = JSON.parse(receiver.received[0]?.body ?? "");
    expect(sent).toMatchObject({ id: body.eventId, type: "order.created", test: true, sequence: 1 });
    expect(EVENT_DEFINITIONS["order.created"].data.parse(sent.data)).toEqual(sent.data);
    const feed = await api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner });
    expect(feed.body.events).toMatchObject([{ type: "webhook.test", data: { sampleOf: "order.created" } }]);
    expect((await call("POST", `/${id}/test`, { eventType: "order.unknown" })).status).toBe(400);
    const now = app.clock.now().toISOString();
    expect((await call("POST", `/${id}/replay`, { from: now, to: now })).body).toEqual({ queued: 0 });
  });

  it("is sent by the next run where its process died in between", async () => {
    const { id } = await create();
    receiver.answerWith(() => undefined);
    const testing = call("POST", `/${id}/test`);
    await receiver.arrival(1);
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(1);
    app.clock.advance({ seconds: 31 });
    receiver.answerWith((response) => response.writeHead(200).end());
    await deliverWebhooks(app);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
    await receiver.close();
    await testing;
  });

  it("tells what went wrong", async () => {
    const { id } = await create();
    receiver.answerWith((response) => response.writeHead(500).end("no"));
    const answer = await call("POST", `/${id}/test`);
    expect(answer.body).toMatchObject({ delivered: false, responseStatus: 500, responseBody: "no" });
    await receiver.close();
    const refused = await call("POST", `/${id}/test`);
    expect(refused.body).toMatchObject({ delivered: false, responseStatus: null });
    expect(refused.body.error).toContain("ECONNREFUSED");
  });
});

describe("the version of payloads", () => {
  const sentTo = async () => {
    await order();
    await deliverWebhooks(app);
    return JSON.parse(receiver.received.at(-1)?.body ?? "");
  };

  it("is the newest for a new endpoint, and stays what it is until it is changed", async () => {
    const { id, apiVersion } = await create();
    expect(apiVersion).toBe("2026-11-28");
    expect(await sentTo()).toMatchObject({ apiVersion: "2026-11-28", data: { channel: "online" } });
    await app.db.prisma.webhookEndpoint.updateMany({ where: { id }, data: { payloadVersion: "2026-11-20" } });
    const older = await sentTo();
    expect(older.apiVersion).toBe("2026-11-20");
    expect(older.data).not.toHaveProperty("channel");
    const changed = await call("PATCH", `/${id}`, { apiVersion: "2026-11-28" });
    expect(changed.body.apiVersion).toBe("2026-11-28");
    expect((await sentTo()).data.channel).toBe("online");
    expect((await call("PATCH", `/${id}`, { apiVersion: "2020-01-01" })).status).toBe(400);
  });

  it("of endpoints from before there were versions is the first", async () => {
    const { id } = await create();
    await app.db.prisma.$executeRaw`UPDATE webhook_endpoint SET payload_version = DEFAULT WHERE id = ${id}`;
    expect((await call("GET", `/${id}`)).body.apiVersion).toBe("2026-11-20");
  });
});

describe("what was sent", () => {
  it("is read with headers, body and answer, without the secret", async () => {
    receiver.answerWith((response) => response.writeHead(202).end("taken"));
    const { id, secret } = await create();
    await order();
    await deliverWebhooks(app);
    const [{ id: deliveryId }] = (await call("GET", `/${id}/deliveries`)).body.deliveries;
    const { body, text } = await call("GET", `/${id}/deliveries/${deliveryId}`);
    const [sent] = receiver.received;
    expect(JSON.stringify(body.body)).toBe(sent?.body);
    expect(body.attempts).toMatchObject([
      { responseStatus: 202, responseBody: "taken", apiVersion: "2026-11-28" },
    ]);
    expect(body.attempts[0].requestHeaders).toMatchObject({
      "webhook-id": sent?.headers["webhook-id"],
      "webhook-signature": sent?.headers["webhook-signature"],
    });
    expect(text).not.toContain(secret.slice(6, 30));
    expect((await call("GET", `/${id}/deliveries/whd_unknown`)).body.error).toBe(
      "WEBHOOK_DELIVERY_NOT_FOUND",
    );
  });

  it("is listed and replayed by type", async () => {
    const { id } = await create();
    await order();
    app.clock.advance({ seconds: 1 });
    const before = app.clock.now();
    await inTransaction(app.db, (tx) =>
      appendEvents(tx, { tenantId: shop.tenantId, events: [someEvent()], now: app.clock.now() }),
    );
    await order();
    const query = { eventType: "order.seen" };
    const listed = await api("GET", path(`/${id}/deliveries`), { as: shop.owner, query });
    expect(listed.body.deliveries).toMatchObject([{ eventType: "order.seen", sequence: 2 }]);
    const range = { from: before.toISOString(), to: before.toISOString() };
    const queued = async (eventTypes?: string[]) =>
      (await call("POST", `/${id}/replay`, { ...range, ...(eventTypes && { eventTypes }) })).body.queued;
    expect(await queued(["order.seen"])).toBe(1);
    expect(await queued(["order.seen", "order.created"])).toBe(2);
    expect(await queued(["menu.changed"])).toBe(0);
    expect(await queued()).toBe(2);
  });
});
