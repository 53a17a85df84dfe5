import { describe, expect } from "vitest";
import { cases } from "@/lib/testing/depth";
import { api, app, orders, processorTest } from "@/lib/testing/fixtures";
import { balances, operatorView, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const test = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

const email = "ada@diner.example";
const propose = (shop: SeededShop, orderId: string, body: Record<string, unknown>) =>
  api("POST", `/api/tenant/${shop.slug}/orders/${orderId}/proposals`, {
    as: shop.owner,
    body: { changes: [], ...body },
  });
async function proposed(shop: SeededShop, orderId: string, body: Record<string, unknown>): Promise<string> {
  const { status, body: order, text } = await propose(shop, orderId, body);
  if (status !== 200) throw new Error(text);
  return order.proposal.id;
}
const answer = (shop: SeededShop, orderId: string, proposalId: string, given: "take" | "decline") =>
  api("POST", `/api/public/${shop.slug}/orders/${orderId}/proposals/${proposalId}/answer`, {
    body: { email, answer: given },
  });
const view = (shop: SeededShop, orderId: string) => operatorView(api, shop, orderId);
const remove = (place: number, quantity: number) => ({
  kind: "remove",
  lineItemId: String(place),
  quantity,
});
const replace = (place: number, productId: string) => ({
  kind: "replace",
  lineItemId: String(place),
  productId,
});
const stockOf = async (productId: string) =>
  (await app.db.prisma.product.findFirstOrThrow({ where: { id: productId } })).stock;

describe("a proposal for an order in cash", () => {
  test("takes units and their part of the discount off what is to be paid, once the guest takes it", async () => {
    const shop = await seedShop(app, { orderServiceBps: 1000, tipsOnOrders: true });
    const salad = await seedProduct(app, shop, { basePriceMinor: 600, stock: 5 });
    const order = await orders.placed(shop, {
      tip: 2,
      items: [
        { productId: shop.margherita, quantity: 2, price: 8.5 },
        { productId: salad, quantity: 1, price: 6 },
      ],
    });
    expect(order).toMatchObject({ subtotal: 23, serviceCharge: 2.3, tip: 2, total: 27.3 });
    expect(await stockOf(salad)).toBe(4);
    const proposalId = await proposed(shop, order.id, { changes: [remove(1, 1)], message: "No salad left" });
    expect(await view(shop, order.id)).toMatchObject({ status: "pending", total: 27.3 });
    const { status, body } = await answer(shop, order.id, proposalId, "take");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "accepted",
      subtotal: 17,
      serviceCharge: 1.7,
      tip: 2,
      total: 20.7,
      items: [{ productId: shop.margherita, quantity: 2 }],
      proposal: { answer: "taken", amount: 6.6 },
    });
    expect(await stockOf(salad)).toBe(5);
    const sent = await app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, to: email } });
    expect(sent.map(({ template }) => template)).toEqual(
      expect.arrayContaining(["order-proposal", "order-accepted"]),
    );
  });

  test("replaces a dish, at most at its price, and moves the stock of both", async () => {
    const shop = await seedShop(app);
    const wanted = await seedProduct(app, shop, { basePriceMinor: 1000, stock: 3 });
    const soup = { name: { en: "Soup" }, allergens: ["celery"] };
    const cheaper = await seedProduct(app, shop, { ...soup, basePriceMinor: 700, stock: 4 });
    const dearer = await seedProduct(app, shop, { basePriceMinor: 1500, stock: 4 });
    const items = [
      { productId: wanted, quantity: 2, price: 10 },
      { productId: shop.margherita, quantity: 1, price: 8.5 },
    ];
    const order = await orders.placed(shop, { items });
    const changes = [replace(0, cheaper), replace(1, dearer)];
    const proposalId = await proposed(shop, order.id, { changes });
    const { proposal } = await view(shop, order.id);
    expect(proposal.changes[0].replacement).toEqual({
      productId: cheaper,
      productName: "Soup",
      allergens: ["celery"],
    });
    const { body } = await answer(shop, order.id, proposalId, "take");
    expect(body).toMatchObject({
      total: 22.5,
      items: [
        { productId: cheaper, productName: "Soup", allergens: ["celery"], price: 7, lineTotal: 14 },
        { productId: dearer, price: 8.5, lineTotal: 8.5 },
      ],
    });
    expect([await stockOf(wanted), await stockOf(cheaper), await stockOf(dearer)]).toEqual([3, 2, 3]);
  });

  test("moves the time and with it the place in its quarter hour", async () => {
    const shop = await seedShop(app, { ordersPerSlot: 9 });
    const times = (await api("GET", `/api/public/${shop.slug}/order-times?type=pickup`)).body.times;
    const order = await orders.placed(shop, { scheduledFor: times[10] });
    const proposalId = await proposed(shop, order.id, { promisedAt: times[14] });
    const { body } = await answer(shop, order.id, proposalId, "take");
    expect(body).toMatchObject({ promisedAt: times[14], scheduledFor: times[14] });
    const slots = await app.db.prisma.orderSlot.findMany({ where: { tenantId: shop.tenantId } });
    expect(Object.fromEntries(slots.map(({ slotAt, taken }) => [slotAt.toISOString(), taken]))).toEqual({
      [times[10]]: 0,
      [times[14]]: 1,
    });
  });

  test("is refused where nothing is left, nothing changes, or the dish cannot come instead", async () => {
    const shop = await seedShop(app);
    const gone = await seedProduct(app, shop, { available: false });
    const wine = await seedProduct(app, shop, { minimumAge: 18 });
    const order = await orders.placed(shop);
    const earlier = new Date(Date.parse(order.promisedAt) - 60_000).toISOString();
    for (const body of [
      {},
      { changes: [remove(0, 2)] },
      { changes: [remove(0, 3)] },
      { changes: [remove(7, 1)] },
      { changes: [replace(0, gone)] },
      { changes: [replace(0, wine)] },
      { changes: [replace(0, shop.diavola)] },
      { promisedAt: earlier },
    ])
      expect((await propose(shop, order.id, body)).body.error).toBe("INVALID_PROPOSAL");
    await proposed(shop, order.id, { changes: [remove(0, 1)] });
    expect((await propose(shop, order.id, { changes: [remove(0, 1)] })).body.error).toBe("PROPOSAL_OPEN");
    await orders.patch(shop, order.id, { status: "accepted" });
    expect((await propose(shop, order.id, { changes: [remove(0, 1)] })).body.error).toBe("ORDER_NOT_NEW");
  });

  test("is over after its minutes, and the order can still be accepted as it is", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const proposalId = await proposed(shop, order.id, { changes: [remove(0, 1)] });
    app.clock.advance({ minutes: 15 });
    expect((await answer(shop, order.id, proposalId, "take")).body.error).toBe("PROPOSAL_OVER");
    expect((await orders.patch(shop, order.id, { status: "accepted" })).body).toMatchObject({ total: 17 });
  });
});

describe("a proposal for an order that was paid", () => {
  test("gives the money of what is not made back, by line", async () => {
    const shop = await seedCardShop(app, { orderServiceBps: 1000 });
    const { orderId } = await seedPaidOrder(api, shop);
    const proposalId = await proposed(shop, orderId, { changes: [remove(0, 1)] });
    const { body } = await answer(shop, orderId, proposalId, "take");
    expect(body).toMatchObject({
      status: "accepted",
      total: 18.7,
      refunded: 9.35,
      items: [{ refundedQuantity: 1 }],
    });
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toMatchObject({ escrow: -935 });
    const seen = await view(shop, orderId);
    expect(seen.refundHistory).toMatchObject([
      {
        amount: 9.35,
        purse: "processor",
        lineItems: [{ lineItemId: "0", quantity: 1, amount: 8.5, restocked: 1 }],
      },
    ]);
    expect(seen).toMatchObject({ escrowStatus: "partial_refund" });
  });

  test("gives the gift card its part first, and the difference of a cheaper dish", async () => {
    const shop = await seedCardShop(app);
    const soup = await seedProduct(app, shop, { basePriceMinor: 650, allergens: ["celery"] });
    const giftCardCode = await seedGiftCard(app, shop, 300);
    const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
    const proposalId = await proposed(shop, orderId, { changes: [replace(0, soup)] });
    await answer(shop, orderId, proposalId, "take");
    await app.jobs.drain(app);
    const seen = await view(shop, orderId);
    expect(seen).toMatchObject({
      refunded: 4,
      items: [{ productId: soup, allergens: ["celery"], lineTotal: 17, refundedQuantity: 0 }],
    });
    expect(seen.refundHistory).toMatchObject([
      { amount: 3, purse: "gift_card" },
      { amount: 1, purse: "processor" },
    ]);
    const card = await app.db.prisma.giftCard.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    expect(card.balanceMinor).toBe(300);
    // Whoever cancels afterwards gives back the rest, and not more.
    await orders.patch(shop, orderId, { status: "canceled" });
    await app.jobs.drain(app);
    expect(await view(shop, orderId)).toMatchObject({ refunded: 17, paymentStatus: "refunded" });
  });

  test("gives everything back when the guest declines", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    const proposalId = await proposed(shop, orderId, { changes: [remove(0, 1)] });
    const { body } = await answer(shop, orderId, proposalId, "decline");
    expect(body).toMatchObject({ status: "canceled", proposal: { answer: "declined" } });
    await app.jobs.drain(app);
    expect(await view(shop, orderId)).toMatchObject({ refunded: 17, paymentStatus: "refunded" });
  });
});

describe("rivals", () => {
  test("of four answers at once one counts", async () => {
    const shop = await seedCardShop(app);
    const { orderId } = await seedPaidOrder(api, shop);
    const proposalId = await proposed(shop, orderId, { changes: [remove(0, 1)] });
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        answer(shop, orderId, proposalId, index % 2 ? "take" : "decline"),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.jobs.drain(app);
    const seen = await view(shop, orderId);
    expect([8.5, 17]).toContain(seen.refunded);
    expect(seen.status).toBe(seen.refunded === 17 ? "canceled" : "accepted");
  });

  test("a taken proposal against the guest's and the restaurant's end of the order: one wins", async () => {
    for (let round = 0; round < cases(2); round += 1) {
      const shop = await seedCardShop(app);
      const { orderId } = await seedPaidOrder(api, shop);
      const proposalId = await proposed(shop, orderId, { changes: [remove(0, 1)] });
      const cancel = api("POST", `/api/public/${shop.slug}/orders/${orderId}/cancel`, { body: { email } });
      const expected = { status: "rejected", reason: "Closed", expectedStatus: "pending" };
      const results = await Promise.all([
        answer(shop, orderId, proposalId, "take"),
        cancel,
        orders.patch(shop, orderId, expected),
      ]);
      expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
      await app.jobs.drain(app);
      const seen = await view(shop, orderId);
      expect(seen.refunded).toBe(results[0]?.status === 200 ? 8.5 : 17);
    }
  });

  test("four proposals at once: one is open", async () => {
    const shop = await seedShop(app);
    const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    const changes = [remove(0, 1)];
    const results = await Promise.all(
      Array.from({ length: 4 }, () => propose(shop, placed.body.id, { changes })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
