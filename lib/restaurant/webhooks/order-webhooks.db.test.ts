import { Webhook } from "standardwebhooks";
import { describe, expect } from "vitest";
import { EVENT_DEFINITIONS } from "@/lib/platform/events/event-definition";
import type { EventType } from "@/lib/platform/events/event-type";
import { PATHS } from "@/lib/testing/drive-order";
import { api, app, receiverTest as it, orders, receiver } from "@/lib/testing/fixtures";
import { pay, placeByCard, resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { deliverWebhooks } from "./deliver-webhooks";

let shop: SeededShop;
let secret: string;

it.beforeEach(async () => {
  resetEmulator(app);
  shop = await seedCardShop(app);
  const { body } = await api("POST", `/api/tenant/${shop.slug}/webhook-endpoints`, {
    as: shop.owner,
    body: { url: receiver.url },
  });
  secret = body.secret;
});

type Envelope = { id: string; type: EventType; sequence: number; data: Record<string, unknown> };

/** What arrived since the last call, each checked as the restaurant's system would check it. */
async function heard(): Promise<Envelope[]> {
  await deliverWebhooks(app);
  const arrived = receiver.received.splice(0).map(({ headers, body }) => {
    const envelope = new Webhook(secret).verify(body, headers as Record<string, string>) as Envelope;
    const fields = ["apiVersion", "createdAt", "data", "id", "sequence", "tenantId", "type"];
    expect(Object.keys(envelope).sort()).toEqual(fields);
    expect(envelope).toMatchObject({ id: headers["webhook-id"], tenantId: shop.slug });
    const { data } = EVENT_DEFINITIONS[envelope.type];
    expect(data.strict().safeParse(envelope.data).error?.issues ?? [], envelope.type).toEqual([]);
    return envelope;
  });
  return arrived.sort((a, b) => a.sequence - b.sequence);
}

/** Of what arrived, what the specification names. */
const heardOfOrders = async () => (await heard()).filter(({ type }) => SPECIFIED.has(type));

const SPECIFIED = new Set<EventType>([
  ...(["order.created", "order.status_changed", "order.canceled", "order.payment_status_changed"] as const),
]);
const STEP = ["actor", "orderId", "orderNumber", "previousStatus", "status", "transitionedAt"];
const keysOf = ({ data }: Envelope) => Object.keys(data).sort();

describe("the restaurant's system hears", () => {
  it("of an order, its payment, every step of it and its end, with the documented fields", async () => {
    const { body } = await placeByCard(api, shop);
    const [created] = await heardOfOrders();
    expect(created).toMatchObject({ type: "order.created", sequence: 1 });
    const specified = [
      "customerEmail",
      "items",
      "orderId",
      "orderNumber",
      "paymentStatus",
      "status",
      "total",
    ];
    expect(created && keysOf(created)).toEqual(expect.arrayContaining([...specified, "type"]));
    expect(created?.data.items).toMatchObject([
      { productId: shop.margherita, productName: "Margherita", quantity: 2, price: 8.5 },
    ]);

    await pay(api, body.clientSecret);
    const [paid] = await heardOfOrders();
    expect(paid).toMatchObject({
      type: "order.payment_status_changed",
      data: { orderId: body.id, previousPaymentStatus: "pending", paymentStatus: "paid" },
    });
    const change = ["changedAt", "orderId", "orderNumber", "paymentStatus", "previousPaymentStatus"];
    expect(paid && keysOf(paid)).toEqual(expect.arrayContaining(change));

    let previousStatus = "pending";
    for (const status of PATHS.delivered) {
      expect((await orders.patch(shop, body.id, { status })).status).toBe(200);
      const [step, ...others] = await heardOfOrders();
      expect(others).toEqual([]);
      expect(step).toMatchObject({
        type: "order.status_changed",
        data: { orderId: body.id, previousStatus, status, actor: "restaurant" },
      });
      expect(step && keysOf(step)).toEqual(expect.arrayContaining(STEP));
      previousStatus = status;
    }

    await orders.patch(shop, body.id, { status: "canceled", reason: "Never arrived" });
    const [ended] = await heardOfOrders();
    expect(ended).toMatchObject({
      type: "order.canceled",
      data: { previousStatus: "delivered", status: "canceled", refundAmount: 17, reason: "Never arrived" },
    });
    expect(ended && keysOf(ended)).toEqual(expect.arrayContaining([...STEP, "reason", "refundAmount"]));
  });

  it("of a rejection and of a customer's cancellation as order.canceled, with refund and reason", async () => {
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const rejected = await orders.placed(shop);
    const canceled = await orders.placed(shop, { giftCardCode });
    await heard();
    await orders.patch(shop, rejected.id, { status: "rejected", reason: "Oven broke" });
    await api("POST", `/api/public/${shop.slug}/orders/${canceled.id}/cancel`, {
      body: { email: "ada@diner.example", reason: "Changed my mind" },
    });
    const ends = (await heard()).filter(({ type }) => type === "order.canceled");
    expect(ends.map(({ data }) => data)).toMatchObject([
      {
        orderId: rejected.id,
        status: "rejected",
        refundAmount: 0,
        reason: "Oven broke",
        actor: "restaurant",
      },
      {
        orderId: canceled.id,
        status: "canceled",
        refundAmount: 5,
        reason: "Changed my mind",
        actor: "customer",
      },
    ]);
  });

  it("of a booking and its cancellation, never of its token", async () => {
    app.clock.set("2026-11-18T11:00:00.000Z");
    await seedRoom(app, shop, { one: 2 });
    const { status, body } = await api("POST", `/api/public/${shop.slug}/reservation`, {
      body: bookingBody(),
    });
    expect(status).toBe(200);
    const token = await cancelTokenOf(app, body.id);
    await api("POST", `/api/public/${shop.slug}/reservation/${body.id}/cancel`, { body: { token } });
    const { events } = (
      await api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner, query: { after: "0" } })
    ).body;
    expect(events.map(({ type }: Envelope) => type)).toEqual(["reservation.created", "reservation.canceled"]);
    expect(events.map(({ sequence }: Envelope) => sequence)).toEqual([1, 2]);
    expect(JSON.stringify(events)).not.toContain(token);
  });
});
