import { describe, expect } from "vitest";
import { sweepRetention } from "@/lib/oversight/retention/sweep-retention";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { expireGiftCards } from "@/lib/service/gift-cards/expire-gift-cards";
import type { Api } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as it, processorTest as test } from "@/lib/testing/fixtures";
import { balances, pay, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;
let addresses = 0;

it.beforeEach(async () => {
  shop = await seedShop(app);
});

type Call = Awaited<ReturnType<Api>>;
/** Sessions do not outlive the days that pass here. */
const asOwner = () => seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
const staff = async (method: string, path = "", body?: unknown): Promise<Call> =>
  api(method, `/api/tenant/${shop.slug}/gift-cards${path}`, { as: await asOwner(), body });
const open = (path: string, body: unknown) =>
  api("POST", `/api/public/${shop.slug}${path}`, { body, from: `198.51.100.${addresses++ % 250}` });
const issue = async (changes: Record<string, unknown> = {}) =>
  (await staff("POST", "", { amount: 20, ...changes })).body;
const lookUp = async (code: string) => (await open("/gift-cards/lookup", { code })).body;
const order = (giftCardCode: string, changes = {}) =>
  open("/orders", orderBody(shop, { giftCardCode, ...changes }));
const daysFromNow = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const cancel = (orderId: string) =>
  open(`/orders/${orderId}/cancel`, { email: "ada@diner.example", reason: null });
const movementsOf = async (id: string) =>
  (await staff("GET", `/${id}`)).body.entries.map(({ kind, amount }: { kind: string; amount: number }) => [
    kind,
    amount,
  ]);
const purchase = async (changes: Record<string, unknown> = {}) =>
  (await open("/gift-cards/purchase", { amount: 50, purchaserEmail: "buyer@diner.example", ...changes }))
    .body;
const pendingIds = async () =>
  (await staff("GET")).body.pending.map(({ pendingId }: { pendingId: string }) => pendingId);
describe("an expired card", () => {
  it("holds nothing for its holder at once, and is booked as breakage once, by two workers at a time", async () => {
    const card = await issue({ expiresAt: daysFromNow(1) });
    await order(card.code, { items: [{ productId: shop.margherita, quantity: 1, price: 1 }] });
    const kept = await issue({ expiresAt: daysFromNow(3) });
    app.clock.advance({ days: 1 });
    expect(await lookUp(card.code)).toMatchObject({ balance: 0, expiresAt: card.expiresAt });
    expect((await staff("GET", `/${card.id}`)).body.balance).toBe(11.5);
    const emptied = await Promise.all(Array.from({ length: 4 }, () => expireGiftCards(app)));
    expect(emptied.reduce((sum, count) => sum + count, 0)).toBe(1);
    await expireGiftCards(app);
    expect(await movementsOf(card.id)).toEqual([
      ["issue", 20],
      ["redeem", -8.5],
      ["expire", -11.5],
    ]);
    expect(await balances(app, shop)).toEqual({
      restaurant: 4000,
      escrow: -850,
      gift_cards: -2000,
      breakage: -1150,
    });
    expect(await lookUp(card.code)).toMatchObject({ balance: 0, expiresAt: card.expiresAt });
    expect(await lookUp(kept.code)).toMatchObject({ balance: 20 });
  });

  it("gets the money of an order back that ends later, with 30 days to spend it, and expires again", async () => {
    const card = await issue({ expiresAt: daysFromNow(1) });
    const { body } = await order(card.code);
    app.clock.advance({ days: 2 });
    await expireGiftCards(app);
    const path = `/api/tenant/${shop.slug}/orders/${body.id}`;
    const rejected = await api("PATCH", path, { as: await asOwner(), body: { status: "rejected" } });
    expect(rejected.status).toBe(200);
    expect(await lookUp(card.code)).toMatchObject({ balance: 17, expiresAt: daysFromNow(30) });
    expect(
      (await order(card.code, { items: [{ productId: shop.margherita, quantity: 1, price: 1 }] })).status,
    ).toBe(200);
    app.clock.advance({ days: 30 });
    await expireGiftCards(app);
    expect(await movementsOf(card.id)).toEqual([
      ["issue", 20],
      ["redeem", -17],
      ["expire", -3],
      ["return", 17],
      ["redeem", -8.5],
      ["expire", -8.5],
    ]);
    expect((await balances(app, shop)).breakage).toBe(-1150);
  });

  it("is either spent or expired by rivals at the very moment, never both", async () => {
    for (let round = 0; round < cases(4); round += 1) {
      const card = await issue({ amount: 17, expiresAt: daysFromNow(1) });
      const expiry = new Date(card.expiresAt);
      app.clock.set(new Date(expiry.getTime() - 1));
      const rivals = [order(card.code), order(card.code)];
      await new Promise((resolve) => setTimeout(resolve, (round % 5) * 4));
      app.clock.set(expiry);
      await Promise.all([...rivals, expireGiftCards(app), expireGiftCards(app)]);
      const after = (await staff("GET", `/${card.id}`)).body;
      expect(after.balance).toBe(0);
      expect(after.entries).toHaveLength(2);
    }
    const { gift_cards } = await balances(app, shop);
    expect(gift_cards).toBeUndefined();
  });
});

describe("orders at once", () => {
  it("spend one card exactly to the end, and never beyond it", async () => {
    const card = await issue({ amount: 51 });
    const answers = await Promise.all(Array.from({ length: 7 }, () => order(card.code)));
    const after = (await staff("GET", `/${card.id}`)).body;
    const spent = after.entries.filter(({ kind }: { kind: string }) => kind === "redeem");
    const sum = spent.reduce((total: number, { amount }: { amount: number }) => total - amount, 0);
    expect([after.balance, sum <= 51]).toEqual([51 - sum, true]);
    expect(answers.filter(({ body }) => body.giftCardAmount > 0)).toHaveLength(spent.length);
    expect((await balances(app, shop)).gift_cards ?? 0).toBe((sum - 51) * 100);
  });
});

describe("a disabled card", () => {
  it("opens nothing, however often it is disabled, and keeps its balance in the books", async () => {
    const card = await issue();
    const { body } = await order(card.code, {
      items: [{ productId: shop.margherita, quantity: 1, price: 1 }],
    });
    const [first, again] = await Promise.all([1, 2].map(() => staff("POST", `/${card.id}/disable`)));
    expect([first?.status, again?.status]).toEqual([200, 200]);
    expect(first?.body).toMatchObject({ active: false, balance: 11.5 });
    expect(again?.body).toEqual(first?.body);
    expect((await lookUp(card.code)).error).toBe("GIFT_CARD_NOT_FOUND");
    expect((await order(card.code)).body.error).toBe("INVALID_GIFT_CARD");
    expect((await cancel(body.id)).status).toBe(200);
    expect((await staff("GET", `/${card.id}`)).body).toMatchObject({ active: false, balance: 20 });
  });
});

describe("a card's code", () => {
  it("is shown to whoever issues it and in no list, and no staff member without the right sees either", async () => {
    const card = await issue();
    const limited = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    for (const path of ["", `/${card.id}`]) {
      const seen = await staff("GET", path);
      expect(seen.text).not.toContain(card.code);
      expect(seen.text).not.toContain(card.code.replaceAll("-", ""));
      const url = `/api/tenant/${shop.slug}/gift-cards${path}`;
      expect((await api("GET", url, { as: limited })).status).toBe(403);
    }
    expect((await staff("GET", `/${card.id}`)).body.codeEnding).toBe(card.code.slice(-4));
  });

  it("is emailed again on request, once a minute, where there is an address", async () => {
    const { pendingId } = await purchase({ purchaserEmail: "forgetful@diner.example" });
    const card = (await staff("POST", `/pending/${pendingId}/confirm`)).body;
    const again = await Promise.all(Array.from({ length: 4 }, () => staff("POST", `/${card.id}/resend`)));
    expect(again.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const to = "forgetful@diner.example";
    const { emails } = (await api("GET", "/api/dev/mail", { query: { to } })).body;
    expect(emails).toHaveLength(2);
    expect(emails[0].text).toContain(card.code);
    const nobody = await issue();
    expect((await staff("POST", `/${nobody.id}/resend`)).body.error).toBe("GIFT_CARD_NOT_SENDABLE");
    await staff("POST", `/${card.id}/disable`);
    expect((await staff("POST", `/${card.id}/resend`)).body.error).toBe("GIFT_CARD_NOT_SENDABLE");
  });
});

test("another restaurant's card is unknown to every request about a card", async () => {
  const card = await issue();
  shop = await seedShop(app);
  for (const path of ["", "/disable", "/resend", "/refund"]) {
    const method = path === "" ? "GET" : "POST";
    const body = path === "/refund" ? { reason: "x" } : undefined;
    const foreign = await staff(method, `/${card.id}${path}`, body);
    expect([path, foreign.status, foreign.body.error]).toEqual([path, 404, "GIFT_CARD_NOT_FOUND"]);
    expect((await staff(method, `/gft_unknown${path}`, body)).text).toBe(foreign.text);
  }
});

describe("a purchase", () => {
  it("becomes one card when it is confirmed by hand twice while its payment's event arrives", async () => {
    shop = await seedCardShop(app);
    const rounds = cases(2);
    for (let round = 0; round < rounds; round += 1) {
      const { pendingId, clientSecret } = await purchase();
      const byHand = () => staff("POST", `/pending/${pendingId}/confirm`);
      const [one, two] = await Promise.all([byHand(), byHand(), pay(api, clientSecret), app.jobs.drain(app)]);
      expect([one?.status, two?.status]).toEqual([200, 200]);
      expect(one?.body.code).toBe(two?.body.code);
    }
    await app.jobs.drain(app);
    expect((await staff("GET")).body.giftCards).toHaveLength(rounds);
    expect((await balances(app, shop)).gift_cards).toBe(rounds * -5000);
    const sent = { template: "gift-card", tenantId: shop.tenantId };
    expect(await app.db.prisma.email.count({ where: sent })).toBe(rounds);
  });

  it("that nobody pays online is given up after a day, its intent canceled first", async () => {
    shop = await seedCardShop(app);
    const { pendingId, clientSecret } = await purchase();
    app.clock.advance({ hours: 23 });
    await reconcilePayments(app);
    expect(await pendingIds()).toEqual([pendingId]);
    app.clock.advance({ hours: 1, minutes: 1 });
    controls.faults = [{ operation: "payment_intents.cancel", kind: "error", when: "before", times: 2 }];
    await reconcilePayments(app);
    expect(await pendingIds()).toEqual([pendingId]);
    await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
    expect(await pendingIds()).toEqual([]);
    expect((await pay(api, clientSecret)).status).toBe(409);
    expect(await balances(app, shop)).toEqual({});
    app.clock.advance({ days: 31 });
    await sweepRetention(app);
    expect(await app.db.prisma.giftCardPurchase.count({ where: { id: pendingId } })).toBe(0);
  });

  it("that was paid unheard of a moment before it would be given up has its card", async () => {
    shop = await seedCardShop(app);
    const { clientSecret } = await purchase();
    app.clock.advance({ hours: 24, minutes: 2 });
    controls.holdEvents = true;
    await pay(api, clientSecret);
    await app.db.prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await reconcilePayments(app);
    expect((await staff("GET")).body).toMatchObject({ giftCards: [{ balance: 50 }], pending: [] });
    expect(await balances(app, shop)).toEqual({ processor: 5000, gift_cards: -5000 });
  });

  it("that waits for cash is given up after 30 days, and honoured when the cash comes all the same", async () => {
    const { pendingId } = await purchase();
    app.clock.advance({ days: 29 });
    await reconcilePayments(app);
    expect(await pendingIds()).toEqual([pendingId]);
    app.clock.advance({ days: 1, minutes: 1 });
    await reconcilePayments(app);
    expect(await pendingIds()).toEqual([]);
    expect((await staff("POST", `/pending/${pendingId}/confirm`)).body).toMatchObject({ balance: 50 });
    app.clock.advance({ days: 31 });
    await sweepRetention(app);
    expect((await staff("GET")).body.giftCards).toHaveLength(1);
  });
});
