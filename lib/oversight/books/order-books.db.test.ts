import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { deliver, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { orderBody, seedAdmin } from "@/lib/testing/seed-shop";
import type { OrderBooksWire } from "./order-books-contract";

let admin: { cookie: string };

test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

/** The books of an order, which have to agree with its rows whatever happened to it. */
async function books(orderId: string): Promise<OrderBooksWire> {
  const { status, text, body } = await api("GET", `/api/admin/orders/${orderId}/books`, { as: admin });
  expect(status, text).toBe(200);
  const found = body as OrderBooksWire;
  expect(found.comparison.filter(({ equal }) => !equal)).toEqual([]);
  expect(found.balanced).toBe(true);
  return found;
}

const refund = (orderId: string, amount: number) =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason: "Cold" } });
const sumsOf = ({ accounts }: OrderBooksWire) =>
  Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));

async function release() {
  app.clock.advance({ hours: 2 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
}

describe("the books of an order", () => {
  test("explain each cent from the payment to the payout and back", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 500 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    expect(await books(orderId)).toMatchObject({
      restaurant: { slug: shop.slug, feePercent: 5 },
      refundable: 17,
      fee: 0,
      payments: [{ state: "succeeded", captured: 17, intentId }],
      movements: [{ type: "charge", key: `capture:${intentId}` }],
    });
    await refund(orderId, 2);
    expect(await books(orderId)).toMatchObject({ refundable: 15, refunds: [{ status: "pending" }] });
    await app.jobs.drain(app);
    const held = await books(orderId);
    expect(sumsOf(held)).toEqual({ escrow: -15, processor: 15 });
    expect(held.movements.at(-1)?.entries).toContainEqual({
      account: "escrow",
      debit: 2,
      credit: 0,
      balance: -15,
    });
    await deliver(app, api, shop, orderId);
    await release();
    const paid = await books(orderId);
    expect(paid).toMatchObject({ fee: 0.75, transfers: [{ amount: 14.25, status: "succeeded" }] });
    expect(sumsOf(paid)).toEqual({ escrow: 0, processor: 0.75, platform_fees: -0.75, restaurant: 0 });
    await refund(orderId, 4);
    await app.jobs.drain(app);
    const late = await books(orderId);
    expect(late.comparison).toContainEqual({ what: "paid_out", order: 10.25, books: 10.25, equal: true });
    expect(sumsOf(late)).toMatchObject({ escrow: 0, restaurant: 0 });
  });

  test("agree after a refund that the bank returned and after disputes", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await refund(orderId, 5);
    await app.jobs.drain(app);
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    expect((await books(orderId)).refunds).toMatchObject([{ status: "failed", amount: 5 }]);
    await deliver(app, api, shop, orderId);
    await release();
    await books(orderId);
    const dispute = await app.stripeEmulator?.openDispute(intentId);
    await app.jobs.drain(app);
    expect((await books(orderId)).disputes).toMatchObject([{ state: "open", taken: true, amount: 17 }]);
    await app.stripeEmulator?.fetch(`https://api.stripe.com/v1/disputes/${dispute}`, {
      method: "POST",
      body: new URLSearchParams({ "evidence[uncategorized_text]": "winning_evidence" }),
    });
    await app.jobs.drain(app);
    expect((await books(orderId)).disputes).toMatchObject([{ state: "won", taken: false }]);
    const { body } = await api("GET", "/api/admin/disputes", { as: admin, query: { state: "won" } });
    expect(body.disputes[0]).toMatchObject({ orderId, restaurant: { slug: shop.slug } });
    const { body: list } = await api("GET", "/api/admin/payouts", {
      as: admin,
      query: { tenantId: shop.slug, status: "succeeded", limit: "1" },
    });
    expect(list.payouts).toMatchObject([{ orderId, restaurant: { slug: shop.slug }, status: "succeeded" }]);
  });

  test("know the part that a gift card paid", async () => {
    const shop = await seedCardShop(app, { escrowDelayHours: 1 });
    const card = await api("POST", `/api/tenant/${shop.slug}/gift-cards`, {
      as: shop.owner,
      body: { amount: 10 },
    });
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode: card.body.code });
    expect(sumsOf(await books(orderId))).toEqual({ escrow: -17, gift_cards: 10, processor: 7 });
    await api("PATCH", `/api/tenant/${shop.tenantId}/orders/${orderId}`, {
      as: shop.owner,
      body: { status: "rejected", reason: "Closed" },
    });
    await app.jobs.drain(app);
    const back = await books(orderId);
    expect(back.comparison).toContainEqual({ what: "gift_card_returned", order: 10, books: 10, equal: true });
    expect(sumsOf(back)).toEqual({ escrow: 0, gift_cards: 0, processor: 0 });
  });

  test("are empty for cash, and not there for an unknown order", async () => {
    const shop = await seedCardShop(app);
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    expect(await books(body.id)).toMatchObject({ movements: [], accounts: [], payments: [], refundable: 0 });
    const unknown = await api("GET", "/api/admin/orders/ord_unknown/books", { as: admin });
    expect(unknown.body.error).toBe("ORDER_NOT_FOUND");
  });
});

describe("the search of all orders", () => {
  const search = async (query: Record<string, string>) =>
    (await api("GET", "/api/admin/orders", { as: admin, query })).body.orders.map(
      ({ id }: { id: string }) => id,
    );

  test("finds by number, email, order and payment, by state and by the restaurant's own day", async () => {
    const shop = await seedCardShop(app, { timeZone: "America/Chicago" });
    const tenantId = shop.slug;
    const { orderId, intentId } = await seedPaidOrder(api, shop, { customerEmail: "grace@navy.example" });
    const { body: cash } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    const { number } = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
    expect(await search({ tenantId, search: `#${number}` })).toEqual([orderId]);
    expect(await search({ search: "Grace@Navy.example" })).toEqual([orderId]);
    expect(await search({ search: orderId })).toEqual([orderId]);
    expect(await search({ search: intentId })).toEqual([orderId]);
    expect(await search({ search: "Grace" })).toEqual([]);
    expect(await search({ tenantId, paymentStatus: "paid" })).toEqual([orderId]);
    expect(await search({ tenantId, escrowStatus: "held" })).toEqual([cash.id, orderId]);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format(app.clock.now());
    expect(await search({ tenantId, from: today, to: today })).toEqual([cash.id, orderId]);
    expect(await search({ tenantId, to: "2026-01-01" })).toEqual([]);
    app.clock.advance({ minutes: 30 });
    expect(await search({ tenantId, unseen: "true" })).toEqual([cash.id, orderId]);
  });

  test("lists what is released next, the soonest first", async () => {
    const slow = await seedCardShop(app, { escrowDelayHours: 48 });
    const quick = await seedCardShop(app, { escrowDelayHours: 3 });
    const [late, soon] = [await seedPaidOrder(api, slow), await seedPaidOrder(api, quick)];
    await deliver(app, api, slow, late.orderId);
    await deliver(app, api, quick, soon.orderId);
    const page = async (cursor?: string) =>
      (
        await api("GET", "/api/admin/escrow", {
          as: admin,
          query: { releasing: "true", limit: "1", ...(cursor && { cursor }) },
        })
      ).body;
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const { escrow, nextCursor } = await page(next);
      ids.push(escrow[0]?.orderId);
      next = nextCursor ?? undefined;
    } while (next);
    expect(ids.filter((id) => [late.orderId, soon.orderId].includes(id))).toEqual([
      soon.orderId,
      late.orderId,
    ]);
  });
});
