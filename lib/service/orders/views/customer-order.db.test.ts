import { describe, expect } from "vitest";
import { PATHS } from "@/lib/testing/drive-order";
import { api, app, orders, appTest as test } from "@/lib/testing/fixtures";
import { cardWithCode, seedGiftCard } from "@/lib/testing/seed-codes";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { watchOrder } from "./watch-order";

const pathOf = (shop: SeededShop, orderId: string) => `/api/public/${shop.slug}/orders/${orderId}`;
const cancel = (shop: SeededShop, orderId: string, body: unknown = { email: "ada@diner.example" }) =>
  api("POST", `${pathOf(shop, orderId)}/cancel`, { body });

describe("a customer's order", () => {
  test("opens with its email, whatever its case and the spaces around it", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const { clientSecret: _, ...expected } = order;
    for (const email of ["ada@diner.example", " ADA@Diner.Example "]) {
      const { status, body, headers } = await api("GET", pathOf(shop, order.id), { query: { email } });
      expect(status).toBe(200);
      const items = expected.items.map((item: object) => ({ ...item, image: null }));
      expect(body).toEqual({ ...expected, items });
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const byShortId = await api("GET", `/api/public/${shop.tenantId}/orders/${order.id}`, {
      query: { email: order.customerEmail },
    });
    expect(byShortId.body.id).toBe(order.id);
  });

  test("shows the picture that its dish has on the menu of today", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const image = "/media/demo/luigi/calzone-640.webp";
    const dish = `/api/tenant/${shop.slug}/products/${shop.margherita}`;
    expect((await api("PATCH", dish, { as: shop.owner, body: { image } })).status).toBe(200);
    const query = { email: order.customerEmail };
    const { body } = await api("GET", pathOf(shop, order.id), { query });
    expect(body.items.map((item: { image: string }) => item.image)).toEqual([image]);
  });

  test("tells why it ended, but neither timeline nor refunds nor staff data", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    await orders.patch(shop, order.id, { status: "rejected", reason: "Closed", note: "Secret" });
    const { body, text } = await api("GET", pathOf(shop, order.id), {
      query: { email: order.customerEmail },
    });
    expect(body).toMatchObject({
      status: "rejected",
      endReason: "Closed",
      rejectedAt: app.clock.now().toISOString(),
    });
    for (const hidden of ["timeline", "refundHistory", "flagged", "releaseAt", "Secret", "usr_"]) {
      expect(text).not.toContain(hidden);
    }
  });

  test.each(["", "/live"])("is unknown to everybody else, in the same bytes: %s", async (suffix) => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const [order, foreign] = [await orders.placed(shop), await orders.placed(other)];
    const email = order.customerEmail;
    const cases: [string, Record<string, string | string[]>][] = [
      [order.id, {}],
      [order.id, { email: "" }],
      [order.id, { email: "bob@diner.example" }],
      [order.id, { email: "%@diner.example" }],
      [order.id, { email: [email, email] }],
      [order.id, { "email[]": email }],
      [foreign.id, { email }],
      ["ord_00000000000000000000000000", { email }],
      ["nonsense", { email }],
    ];
    const answers = [];
    for (const [id, query] of cases) {
      const { status, text, headers } = await api("GET", pathOf(shop, id) + suffix, { query });
      const { "x-request-id": requestId, date: _second, ...rest } = Object.fromEntries(headers);
      expect(requestId).toBeTruthy();
      answers.push({ status, text, rest });
    }
    expect(answers[0]?.status).toBe(404);
    expect(JSON.parse(answers[0]?.text ?? "").error).toBe("ORDER_NOT_FOUND");
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe("a customer's cancellation", () => {
  test("within the grace period gives everything back and tells so", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 700);
    const order = await orders.placed(shop, { giftCardCode });
    app.clock.advance({ minutes: 5 });
    const { status, body } = await cancel(shop, order.id, {
      email: "Ada@Diner.example ",
      reason: "Changed my mind",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      orderId: order.id,
      status: "canceled",
      refundAmount: 7,
      refundStatus: "succeeded",
    });
    const card = await cardWithCode(app, shop, giftCardCode);
    expect(card.balanceMinor).toBe(700);
    const { body: seen } = await api("GET", `/api/tenant/${shop.slug}/orders/${order.id}`, {
      as: shop.owner,
    });
    expect(seen).toMatchObject({ escrowStatus: "void", endReason: "Changed my mind" });
    expect(seen.timeline.at(-1)).toMatchObject({
      status: "canceled",
      actor: "customer",
      note: "Changed my mind",
    });
    const event = await app.db.prisma.event.findFirstOrThrow({
      where: { orderId: order.id, type: "order.canceled" },
    });
    expect(event.data).toMatchObject({ actor: "customer", refundAmount: 7, previousStatus: "pending" });
  });

  test("of an order that nothing was paid for refunds nothing", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    const { body } = await cancel(shop, order.id);
    expect(body).toEqual({ orderId: order.id, status: "canceled", refundAmount: 0, refundStatus: "none" });
  });

  test("follows the restaurant's own grace period to its last moment", async () => {
    const shop = await seedShop(app, { cancelGraceMinutes: 2 });
    const [early, late] = [await orders.placed(shop), await orders.placed(shop)];
    expect(Date.parse(early.cancellableUntil) - Date.parse(early.createdAt)).toBe(120_000);
    app.clock.advance({ minutes: 2 });
    expect((await cancel(shop, early.id)).status).toBe(200);
    app.clock.set(new Date(app.clock.now().getTime() + 1));
    const { status, body } = await cancel(shop, late.id);
    expect([status, body.error]).toEqual([409, "NOT_CANCELLABLE"]);
  });

  test("is too late once the restaurant has accepted or ended the order", async () => {
    const shop = await seedShop(app, { cancelGraceMinutes: 600 });
    const refused = async (orderId: string) => {
      const { status, body } = await cancel(shop, orderId);
      return [status, body.error];
    };
    const moved = await orders.placed(shop);
    for (const status of PATHS.delivered) {
      await orders.patch(shop, moved.id, { status });
      expect(await refused(moved.id), status).toEqual([409, "NOT_CANCELLABLE"]);
    }
    for (const end of ["canceled", "rejected"] as const) {
      const ended = await orders.placed(shop);
      await orders.bring(shop, ended.id, end);
      expect(await refused(ended.id), end).toEqual([409, "NOT_CANCELLABLE"]);
    }
  });

  test("needs the order's email and restaurant", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const order = await orders.placed(shop);
    const answers = [
      await cancel(shop, order.id, { email: "bob@diner.example" }),
      await cancel(shop, order.id, { email: "" }),
      await cancel(other, order.id),
      await cancel(shop, "ord_00000000000000000000000000"),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe(answers[0]?.text);
    }
    expect((await cancel(shop, order.id, {})).status).toBe(400);
    expect((await cancel(shop, order.id, { email: { contains: "@" } })).status).toBe(400);
    expect((await cancel(shop, order.id)).status).toBe(200);
  });
});

describe("following an order", () => {
  /** Reads a stream until it says `event`, or for that long. */
  async function heard(response: Response, event: string, waitMs: number): Promise<boolean> {
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, waitMs, null));
    let text = "";
    try {
      for (;;) {
        const part = await Promise.race([reader.read(), timeout]);
        if (part === null || part.done) return false;
        text += decoder.decode(part.value);
        if (text.includes(`event: ${event}\n`)) return true;
      }
    } finally {
      reader.releaseLock();
    }
  }

  test("reports this order's changes and not another's", async () => {
    const shop = await seedShop(app);
    const [mine, another] = [await orders.placed(shop), await orders.placed(shop)];
    const stop = new AbortController();
    const found = await app.shops.find(shop.slug);
    if (!found) throw new Error("The shop is gone");
    const response = await watchOrder(
      app,
      { shop: found, orderId: mine.id, email: mine.customerEmail },
      { signal: stop.signal, clientAddress: "10.1.1.1" },
    );
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    await orders.patch(shop, another.id, { status: "accepted" });
    expect(await heard(response, "change", 2_000)).toBe(false);
    await orders.patch(shop, mine.id, { status: "accepted" });
    expect(await heard(response, "change", 4_000)).toBe(true);
    stop.abort();
  });

  test("takes three places per order and address, and gives them back", async () => {
    const shop = await seedShop(app);
    const [mine, another] = [await orders.placed(shop), await orders.placed(shop)];
    const found = await app.shops.find(shop.slug);
    if (!found) throw new Error("The shop is gone");
    const stop = new AbortController();
    const watch = (orderId: string, clientAddress: string) =>
      watchOrder(
        app,
        { shop: found, orderId, email: mine.customerEmail },
        { signal: stop.signal, clientAddress },
      );
    for (let index = 0; index < 3; index += 1) await watch(mine.id, "10.1.1.1");
    const live = (from: string) =>
      api("GET", `${pathOf(shop, mine.id)}/live`, { query: { email: mine.customerEmail }, from });
    const refused = await live("10.1.1.1");
    expect([refused.status, refused.body.error, refused.headers.get("retry-after")]).toEqual([
      503,
      "UNAVAILABLE",
      "30",
    ]);
    expect((await live("10.1.1.2")).status).toBe(200);
    await watch(another.id, "10.1.1.1");
    stop.abort();
    expect((await live("10.1.1.1")).status).toBe(200);
  });
});
