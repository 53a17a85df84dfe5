import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let buyers = 0;

it.beforeEach(async () => {
  shop = await seedShop(app);
});

const newEmail = () => `buyer-${buyers++}@diner.example`;
const open = (path: string, body: unknown, from?: string) =>
  api("POST", `/api/public/${shop.slug}${path}`, { body, ...(from ? { from } : {}) });
const staff = (method: string, path = "", body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}/gift-cards${path}`, { as: shop.owner, body });
const purchase = async (changes: Record<string, unknown> = {}) =>
  (await open("/gift-cards/purchase", { amount: 50, purchaserEmail: newEmail(), ...changes })).body;
const confirm = (pendingId: string) => staff("POST", `/pending/${pendingId}/confirm`);
const issue = async (changes: Record<string, unknown> = {}) =>
  (await staff("POST", "", { amount: 20, ...changes })).body;
const lookUp = async (code: string) => (await open("/gift-cards/lookup", { code })).body;
const order = (giftCardCode: string) => open("/orders", orderBody(shop, { giftCardCode }));
const mailsTo = async (to: string) => (await api("GET", "/api/dev/mail", { query: { to } })).body.emails;
const eventsOf = async () =>
  (await api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner })).body.events;
const cardsInBooks = async () => {
  const where = { tenantId: shop.tenantId, account: "gift_cards" };
  const { _sum } = await app.db.prisma.ledgerEntry.aggregate({ where, _sum: { amountMinor: true } });
  return 0 - (_sum.amountMinor ?? 0);
};

describe("a purchase where the restaurant takes the money itself", () => {
  it("has no card until staff confirms it, then emails the code and records the event", async () => {
    const recipientEmail = newEmail();
    const purchaserEmail = newEmail();
    const people = { purchaserEmail, recipientEmail, recipientName: "Ben", message: "Happy <b>birthday</b>" };
    const pending = await purchase({ amount: 49.95, ...people });
    expect(pending).toEqual({ pendingId: expect.stringMatching(/^gfp_/), amount: 49.95 });
    const before = (await staff("GET")).body;
    expect(before.giftCards).toEqual([]);
    expect(before.pending).toMatchObject([
      { pendingId: pending.pendingId, amount: 49.95, paidOnline: false },
    ]);

    const { body: card } = await confirm(pending.pendingId);
    expect(card).toMatchObject({
      ...people,
      initialAmount: 49.95,
      balance: 49.95,
      currency: "EUR",
      expiresAt: null,
    });
    expect(card.entries).toMatchObject([{ kind: "issue", amount: 49.95, orderId: null }]);
    expect(card.code).toMatch(/^([2-9A-HJKMNP-TW-Z]{4}-){3}[2-9A-HJKMNP-TW-Z]{4}$/);
    const { code, ...listed } = card;
    const after = (await staff("GET")).body;
    expect(after).toEqual({ giftCards: [listed], pending: [], nextCursor: null });
    expect(listed.codeEnding).toBe(code.slice(-4));

    const [mail] = await mailsTo(recipientEmail);
    expect(mail.text).toContain(card.code);
    expect(mail.html).not.toContain("<b>birthday</b>");
    expect((await mailsTo(purchaserEmail))[0].text).not.toMatch(new RegExp(`${card.code}|Ben`));
    const [event] = await eventsOf();
    expect(event).toMatchObject({
      type: "gift_card.purchased",
      data: {
        giftCardId: card.id,
        pendingId: pending.pendingId,
        amount: 49.95,
        currency: "EUR",
        purchaserEmail,
      },
    });
    expect(JSON.stringify(event)).not.toContain(card.code.replaceAll("-", ""));
    expect(await cardsInBooks()).toBe(4995);
  });

  it("becomes one card with one email, however many confirm it at once", async () => {
    const purchaserEmail = newEmail();
    const { pendingId } = await purchase({ purchaserEmail });
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(pendingId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect((await staff("GET")).body.giftCards).toHaveLength(1);
    expect(await mailsTo(purchaserEmail)).toHaveLength(1);
    expect(await eventsOf()).toHaveLength(1);
    expect(await cardsInBooks()).toBe(5000);
  });

  it.each([
    { amount: 4.99 },
    { amount: 500.01 },
    { amount: 10.005 },
    { amount: "50" },
    { purchaserEmail: "nobody" },
    { recipientEmail: "nobody" },
    { message: "x".repeat(501) },
  ])("refuses %j", async (changes) => {
    const { status, body } = await open("/gift-cards/purchase", {
      amount: 50,
      purchaserEmail: newEmail(),
      ...changes,
    });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it.each([
    ["JPY", 999, 1_000, 100_000, 100_001],
    ["HUF", 2_499, 2_500, 250_000, 250_001],
  ])("counts what it is worth in %s", async (currency, below, least, most, above) => {
    shop = await seedShop(app, { currency });
    for (const amount of [least, most]) expect(await purchase({ amount })).toMatchObject({ amount });
    const range = [{ path: "amount", message: expect.stringMatching(/^must be from .* to /) }];
    for (const amount of [below, above]) expect(await purchase({ amount })).toMatchObject({ issues: range });
  });

  it.each([5, 500])("takes %d, the least and the most", async (amount) => {
    expect(await purchase({ amount })).toMatchObject({ amount });
  });

  it("is unknown to other restaurants, and closed to staff without the right", async () => {
    const { pendingId } = await purchase();
    const limited = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const path = `/api/tenant/${shop.slug}/gift-cards/pending/${pendingId}/confirm`;
    expect((await api("POST", path)).status).toBe(401);
    expect((await api("POST", path, { as: limited })).status).toBe(403);
    shop = await seedShop(app);
    const foreign = await confirm(pendingId);
    expect([foreign.status, foreign.text]).toEqual([404, (await confirm("gfp_unknown")).text]);
  });
});

describe("a purchase that is paid online", () => {
  const pay = (clientSecret: string) =>
    api("POST", "/api/dev/stripe/confirm", { body: { clientSecret, outcome: "succeeded" } });

  it.beforeEach(async () => {
    shop = await seedCardShop(app);
  });

  it("becomes a card when the payment arrives, once, however often the processor tells", async () => {
    const purchaserEmail = newEmail();
    const pending = await purchase({ purchaserEmail });
    expect(pending.clientSecret).toEqual(expect.any(String));
    expect((await pay(pending.clientSecret)).status).toBe(200);
    await app.jobs.drain(app);
    await app.jobs.drain(app);
    const { giftCards } = (await staff("GET")).body;
    expect(giftCards).toMatchObject([{ balance: 50, purchaserEmail }]);
    expect(await mailsTo(purchaserEmail)).toHaveLength(1);
    expect((await confirm(pending.pendingId)).body.id).toBe(giftCards[0].id);
    expect(await cardsInBooks()).toBe(5000);
    const where = { tenantId: shop.tenantId, account: "processor" };
    const { _sum } = await app.db.prisma.ledgerEntry.aggregate({ where, _sum: { amountMinor: true } });
    expect(_sum.amountMinor).toBe(5000);
  });

  it("cannot be paid twice: confirmed by hand, it can no longer be paid online", async () => {
    const pending = await purchase();
    expect((await confirm(pending.pendingId)).status).toBe(200);
    const { status } = await pay(pending.clientSecret);
    expect(status).toBeGreaterThanOrEqual(400);
    await app.jobs.drain(app);
    expect((await staff("GET")).body.giftCards).toHaveLength(1);
    expect(await cardsInBooks()).toBe(5000);
  });
});

describe("an order that is paid with a card and online", () => {
  it("records the card's part once the order exists, behind the order's own event", async () => {
    shop = await seedCardShop(app);
    const card = await issue({ amount: 10 });
    const placed = await open(
      "/orders",
      orderBody(shop, { giftCardCode: card.code, paymentMethod: "stripe" }),
    );
    expect(placed.body).toMatchObject({ total: 7, clientSecret: expect.any(String) });
    const events: { type: string; sequence: number; data: object }[] = await eventsOf();
    expect(events).toMatchObject([
      { type: "order.created", sequence: 1 },
      {
        type: "gift_card.redeemed",
        sequence: 2,
        data: { giftCardId: card.id, orderId: placed.body.id, amount: 10 },
      },
    ]);
  });
});

describe("a card issued by hand", () => {
  it("can be spent in parts, its movements sum to its balance, and every use is told", async () => {
    const card = await issue({ amount: 20 });
    const first = await order(card.code);
    expect(first.body.total).toBe(0);
    const second = await order(card.code.toLowerCase().replaceAll("-", " "));
    expect(second.body.total).toBe(14);
    expect((await order(card.code)).body.error).toBe("INVALID_GIFT_CARD");
    const [after] = (await staff("GET")).body.giftCards;
    expect(after.balance).toBe(0);
    expect(after.entries.map(({ amount }: { amount: number }) => amount)).toEqual([20, -17, -3]);
    expect(await cardsInBooks()).toBe(0);
    const redeemed = (await eventsOf()).filter(({ type }: { type: string }) => type === "gift_card.redeemed");
    expect(
      redeemed.map(({ data }: { data: { orderId: string; amount: number } }) => [data.orderId, data.amount]),
    ).toEqual([
      [first.body.id, 17],
      [second.body.id, 3],
    ]);
  });

  it("counts through the last day of its validity in the restaurant's zone, and not longer", async () => {
    const card = await issue({ expiresAt: "2026-12-01" });
    expect(card.expiresAt).toBe("2026-12-01T23:00:00.000Z");
    const now = app.clock.now();
    app.clock.set("2026-12-01T23:00:00.000Z");
    expect((await order(card.code)).body.error).toBe("INVALID_GIFT_CARD");
    app.clock.set("2026-12-01T22:59:59.000Z");
    expect((await order(card.code)).status).toBe(200);
    app.clock.set(now);
  });

  it.each([
    { amount: 0 },
    { amount: -5 },
    { amount: 1.005 },
    { amount: 10_001 },
    { expiresAt: "2020-01-01" },
    { expiresAt: "soon" },
  ])("is refused with %j", async (changes) => {
    expect((await staff("POST", "", { amount: 20, ...changes })).status).toBe(400);
  });
});

describe("a look-up", () => {
  it("tells the balance to whoever has the code, however it is typed", async () => {
    const card = await issue({ amount: 25, expiresAt: "2027-01-31" });
    const answer = { code: card.code, balance: 25, currency: "EUR", expiresAt: "2027-01-31T23:00:00.000Z" };
    for (const typed of [
      card.code,
      card.code.toLowerCase(),
      card.code.replaceAll("-", ""),
      ` ${card.code.replaceAll("-", " ")} `,
    ]) {
      expect(await lookUp(typed)).toEqual(answer);
    }
  });

  it("does not know another restaurant's card", async () => {
    const card = await issue();
    shop = await seedShop(app);
    const foreign = await open("/gift-cards/lookup", { code: card.code });
    const unknown = await open("/gift-cards/lookup", { code: "AAAA-AAAA-AAAA-AAAA" });
    expect([foreign.status, foreign.body.error]).toEqual([404, "GIFT_CARD_NOT_FOUND"]);
    expect(foreign.text).toBe(unknown.text);
    for (const code of ["x", "----", "ß", "%", "🍕", "'; --", "A".repeat(15), "A".repeat(100), "__proto__"]) {
      expect((await open("/gift-cards/lookup", { code })).text).toBe(unknown.text);
    }
  });

  it("is allowed 20 times in ten minutes per address and restaurant, found or not", async () => {
    const from = "203.0.113.77";
    const card = await issue();
    const codes = Array.from({ length: 25 }, (_, index) => (index % 2 === 0 ? card.code : "wrong"));
    const answers = await Promise.all(codes.map((code) => open("/gift-cards/lookup", { code }, from)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const refused = await open("/gift-cards/lookup", { code: card.code }, from);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect((await open("/gift-cards/lookup", { code: card.code }, "203.0.113.78")).status).toBe(200);
    shop = await seedShop(app);
    expect((await open("/gift-cards/lookup", { code: card.code }, from)).status).toBe(404);
  });
});

describe("the list of cards", () => {
  it("is shown newest first, page by page, and only the restaurant's own", async () => {
    const ids = [];
    for (const amount of [10, 20, 30]) ids.unshift((await issue({ amount })).id);
    const page = async (query: Record<string, string>) =>
      (await api("GET", `/api/tenant/${shop.slug}/gift-cards`, { as: shop.owner, query })).body;
    const first = await page({ limit: "2" });
    const second = await page({ limit: "2", cursor: first.nextCursor });
    const shown = [...first.giftCards, ...second.giftCards].map(({ id }: { id: string }) => id);
    expect(shown).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    shop = await seedShop(app);
    expect((await staff("GET")).body.giftCards).toEqual([]);
  });
});
