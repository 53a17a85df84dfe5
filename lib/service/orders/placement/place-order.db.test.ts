import { describe, expect } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { countQueries, withoutAnnouncements } from "@/lib/testing/count-queries";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const place = (shop: SeededShop, changes: Record<string, unknown> = {}, options: Parameters<Api>[2] = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes), ...options });

const one = (productId: string, quantity = 1, selectedOptions?: Record<string, string[]>) => ({
  items: [{ productId, quantity, price: 1, selectedOptions }],
});

describe("an order", () => {
  test("answers with the menu's prices, a number and a held escrow", async () => {
    const shop = await seedShop(app);
    const { status, body, headers } = await place(shop, {
      type: "delivery",
      deliveryAddress: "Via Po 2",
      items: [
        { productId: shop.margherita, productName: "Free pizza", quantity: 2, price: 0.01 },
        {
          productId: shop.diavola,
          quantity: 1,
          price: 0,
          selectedOptions: { Size: ["Large (+3.50)"], Extras: ["Nduja", "No basil (-0.50)"] },
        },
      ],
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      orderNumber: "1001",
      status: "pending",
      paymentStatus: "pending",
      escrowStatus: "held",
      subtotal: 34,
      deliveryFee: 2.5,
      total: 36.5,
      currency: "EUR",
      customerEmail: "ada@diner.example",
      clientSecret: null,
      createdAt: app.clock.now().toISOString(),
    });
    expect(body.items).toEqual([
      {
        lineItemId: "0",
        refundedQuantity: 0,
        restockedQuantity: 0,
        productId: shop.margherita,
        productName: "Margherita",
        kitchenName: "Margherita",
        quantity: 2,
        price: 8.5,
        lineTotal: 17,
        selectedOptions: {},
        note: null,
        optionNames: [],
        allergens: ["gluten", "milk"],
      },
      {
        lineItemId: "1",
        refundedQuantity: 0,
        restockedQuantity: 0,
        productId: shop.diavola,
        productName: "Diavola",
        kitchenName: "Diavola",
        quantity: 1,
        price: 17,
        lineTotal: 17,
        selectedOptions: { Size: ["Large (+3.50)"], Extras: ["Nduja (+2.00)", "No basil (-0.50)"] },
        note: null,
        optionNames: ["Large", "Nduja", "No basil"],
        allergens: [],
      },
    ]);
  });

  test("is numbered, put on the timeline and told to the restaurant's systems in one go", async () => {
    const shop = await seedShop(app);
    const { body } = await place(shop);
    const { tenantId } = shop;
    const events = await app.db.prisma.event.findMany({ where: { tenantId } });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ sequence: 1n, type: "order.created", orderId: body.id });
    expect(events[0]?.data).toMatchObject({
      orderId: body.id,
      orderNumber: body.orderNumber,
      type: "pickup",
      status: "pending",
      paymentStatus: "pending",
      total: 17,
      customerEmail: "ada@diner.example",
      items: [{ productId: shop.margherita, productName: "Margherita", quantity: 2, price: 8.5 }],
    });
    const timeline = await app.db.prisma.orderTimelineEvent.findMany({ where: { tenantId } });
    expect(timeline).toMatchObject([{ status: "pending", actor: "customer", position: 0 }]);
  });

  test("without a key is a new order every time", async () => {
    const shop = await seedShop(app);
    const [first, second] = [await place(shop), await place(shop)];
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.orderNumber).not.toBe(first.body.orderNumber);
  });

  test("keeps the email in lower case and drops unknown fields", async () => {
    const shop = await seedShop(app);
    const { body, text } = await place(shop, {
      customerEmail: "  Ada@Diner.Example ",
      escrowStatus: "released",
      total: 0.01,
      hack: "unknown-field",
    });
    expect(body).toMatchObject({ customerEmail: "ada@diner.example", escrowStatus: "held", total: 17 });
    expect(text).not.toContain("unknown-field");
  });
});

describe("round trips of a cash order", () => {
  test.each([
    ["plain", 3, async () => ({})],
    ["keyed", 4, async () => ({ key: true })],
    [
      "of counted stock",
      3,
      async (shop: SeededShop) => ({ productId: await seedProduct(app, shop, { stock: 9 }) }),
    ],
    [
      "keyed, of counted stock",
      4,
      async (shop: SeededShop) => ({ key: true, productId: await seedProduct(app, shop, { stock: 9 }) }),
    ],
    ["with a coupon", 7, async (shop: SeededShop) => ({ couponCode: await seedCoupon(app, shop) })],
    [
      "with a gift card that pays a part",
      9,
      async (shop: SeededShop) => ({ giftCardCode: await seedGiftCard(app, shop, 6000) }),
    ],
    [
      "with a gift card that pays all, so that its receipt is issued",
      10,
      async (shop: SeededShop) => ({ giftCardCode: await seedGiftCard(app, shop, 9000) }),
    ],
  ] as const)("%s: at most %i", async (_, most, prepare) => {
    const shop = await seedShop(app);
    const { key, productId, ...codes }: { key?: boolean; productId?: string } = await prepare(shop);
    const quietly = createApi(withoutAnnouncements(app));
    const order = () =>
      quietly("POST", `/api/public/${shop.slug}/orders`, {
        body: orderBody(shop, { ...(productId ? one(productId) : {}), ...codes }),
        headers: key ? { "idempotency-key": crypto.randomUUID() } : {},
      });
    expect((await order()).status).toBe(200);
    // What other work of this process sends meanwhile can only add to a count.
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      let answer: Awaited<ReturnType<Api>> | undefined;
      counts.push(
        await countQueries(async () => {
          answer = await order();
        }),
      );
      expect(answer?.status).toBe(200);
    }
    const count = Math.min(...counts);
    expect(count).toBeLessThanOrEqual(most);
    expect(count).toBeGreaterThan(1);
  });
});
