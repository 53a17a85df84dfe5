import { describe, expect } from "vitest";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { countCardsToSeal } from "@/lib/service/gift-cards/count-cards-to-seal";
import { sealGiftCardCodes } from "@/lib/service/gift-cards/seal-gift-card-codes";
import { type Api, createApi } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { app as before, appTest as it } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { resetEmulator } from "@/lib/testing/online-payments";
import { cardWithCode, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";

const NEXT = "the-next-secret-for-cards-0123456789abcdef";

let shop: SeededShop;

/** The same installation, on the same database, with other keys for cards. */
const appWith = (keys: KeyRing): TestApp => ({ ...before, env: { ...before.env, GIFT_CARD_SECRET: keys } });
const old = () => before.env.GIFT_CARD_SECRET[0];
const during = () => appWith([NEXT, old()]);

/** The installation before the change, while both keys are known, and once the old one is gone. */
let api: { before: Api; during: Api; after: Api };

it.beforeAll(async () => {
  resetEmulator(before);
  api = { before: createApi(before), during: createApi(during()), after: createApi(appWith([NEXT])) };
});
it.beforeEach(async () => {
  shop = await seedShop(before);
  // Earlier tests leave cards behind; each begins with none that waits.
  await sealGiftCardCodes(appWith([old(), NEXT]));
});

const cards = () => `/api/tenant/${shop.slug}/gift-cards`;
const order = (by: Api, giftCardCode: string) =>
  by("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { giftCardCode }) });
const lookUp = (by: Api, code: string) =>
  by("POST", `/api/public/${shop.slug}/gift-cards/lookup`, { body: { code } });
const purchased = async (by: Api) => {
  const body = { amount: 50, purchaserEmail: "buyer@diner.example" };
  const { pendingId } = (await by("POST", `/api/public/${shop.slug}/gift-cards/purchase`, { body })).body;
  const confirm = () => by("POST", `${cards()}/pending/${pendingId}/confirm`, { as: shop.owner });
  return { card: (await confirm()).body, pendingId };
};

/** A card as the release before has written it. */
async function clearCard(code: string, balanceMinor = 5000): Promise<string> {
  const id = `gft_clear_${code.toLowerCase()}`;
  await before.db.pool.query(
    `INSERT INTO gift_card (tenant_id, id, code, currency, initial_minor, balance_minor, purchaser_email)
     VALUES ($1, $2, $3, 'EUR', $4, $4, 'buyer@diner.example')`,
    [shop.tenantId, id, code, balanceMinor],
  );
  await before.db.pool.query(
    `INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor) VALUES ($1, $2, $3, 'issue', $4)`,
    [shop.tenantId, `gfe_${id}`, id, balanceMinor],
  );
  return id;
}
const codeOf = (id: string) =>
  before.db.prisma.giftCard.findFirstOrThrow({
    where: { tenantId: shop.tenantId, id },
    select: { code: true, codeDigest: true, sealedCode: true, codeKey: true, codeEnding: true },
  });

describe("while GIFT_CARD_SECRET is replaced", () => {
  it("cards of the old key are spent, looked up, listed and sent again, and so are those of the new one", async () => {
    const early = await purchased(api.before);
    const late = await purchased(api.during);
    for (const { card } of [early, late]) {
      expect((await order(api.during, card.code)).body.giftCardAmount).toBe(17);
      expect((await lookUp(api.during, card.code)).body).toMatchObject({ code: card.code, balance: 33 });
      before.clock.advance({ minutes: 1 });
      const resent = await api.during("POST", `${cards()}/${card.id}/resend`, { as: shop.owner });
      expect(resent.status).toBe(204);
    }
    const again = await api.during("POST", `${cards()}/pending/${early.pendingId}/confirm`, {
      as: shop.owner,
    });
    expect(again.body).toMatchObject({ id: early.card.id, code: early.card.code });
    const erased = { email: "buyer@diner.example", card: early.card.code };
    await before.jobs.drain(before);
    const { status } = await api.during("POST", `/api/public/${shop.slug}/gift-cards/erase`, {
      body: erased,
    });
    expect(status).toBeLessThan(300);
  });

  it("the nightly task moves every card to the new key, once, and then the old one can go", async () => {
    const { card } = await purchased(api.before);
    expect(await countCardsToSeal(during())).toMatchObject({ lost: 0 });
    expect((await order(api.after, card.code)).body.error).toBe("INVALID_GIFT_CARD");
    expect(await sealGiftCardCodes(during())).toBeGreaterThanOrEqual(1);
    expect(await sealGiftCardCodes(during())).toBe(0);
    expect(await countCardsToSeal(appWith([NEXT]))).toEqual({ old: 0, lost: 0 });
    expect((await order(api.after, card.code)).body.giftCardAmount).toBe(17);
    const resent = await api.after("POST", `${cards()}/${card.id}/resend`, { as: shop.owner });
    expect(resent.status).toBe(204);
    expect((await lookUp(api.before, card.code)).status, "the old key alone finds nothing").toBe(404);
  });

  it("a key that is gone loses nothing: its cards are counted, refused in words, and valid when it is back", async () => {
    const { card, pendingId } = await purchased(api.before);
    expect((await countCardsToSeal(appWith([NEXT]))).lost).toBeGreaterThanOrEqual(1);
    expect(await sealGiftCardCodes(appWith([NEXT]))).toBe(0);
    for (const path of [`/${card.id}/resend`, `/pending/${pendingId}/confirm`]) {
      const { status, body } = await api.after("POST", `${cards()}${path}`, { as: shop.owner });
      expect([status, body.error]).toEqual([409, "GIFT_CARD_CODE_LOST"]);
    }
    const { body } = await api.after("GET", cards(), { as: shop.owner });
    expect(body.giftCards[0]).toMatchObject({ id: card.id, codeEnding: card.code.slice(-4) });
    expect((await order(api.during, card.code)).body.giftCardAmount).toBe(17);
  });
});

describe("a card of the release before, whose code is in clear", () => {
  it("is spent, looked up, listed and sent again as it is, and the nightly task seals it", async () => {
    const code = "ABCDEFGHJKMNPQRS";
    const id = await clearCard(code);
    expect((await order(api.before, "abcd-efgh-jkmn-pqrs")).body.giftCardAmount).toBe(17);
    expect((await lookUp(api.before, code)).body).toMatchObject({ code: "ABCD-EFGH-JKMN-PQRS", balance: 33 });
    const listed = await api.before("GET", `${cards()}/${id}`, { as: shop.owner });
    expect(listed.body.codeEnding).toBe("PQRS");
    expect((await api.before("POST", `${cards()}/${id}/resend`, { as: shop.owner })).status).toBe(204);

    expect(await countCardsToSeal(before)).toEqual({ old: 1, lost: 0 });
    expect(await sealGiftCardCodes(before)).toBe(1);
    expect(await codeOf(id)).toMatchObject({ code: null, codeEnding: "PQRS" });
    expect(await sealGiftCardCodes(before)).toBe(0);
    expect((await order(api.before, code)).body.giftCardAmount).toBe(17);
    expect((await api.before("GET", `${cards()}/${id}`, { as: shop.owner })).body.codeEnding).toBe("PQRS");
    before.clock.advance({ minutes: 1 });
    expect((await api.before("POST", `${cards()}/${id}/resend`, { as: shop.owner })).status).toBe(204);
    await before.jobs.drain(before);
    const { emails } = (await api.before("GET", "/api/dev/mail", { query: { to: "buyer@diner.example" } }))
      .body;
    const ofCard = emails.filter(({ text }: { text: string }) => text.includes("ABCD-EFGH-JKMN-PQRS"));
    expect(ofCard).toHaveLength(2);
  });

  it("is sealed once by several runners, and a spend at the same moment loses nothing", async () => {
    for (let round = 0; round < cases(2); round += 1) {
      const codes = Array.from({ length: 6 }, (_, index) => `RACE${round}${index}${"W".repeat(10)}`);
      const ids = await Promise.all(codes.map((code) => clearCard(code, 4000)));
      const spends = codes.flatMap((code) => [order(api.before, code), order(api.before, code)]);
      const sealed = await Promise.all([before, before, before].map((app) => sealGiftCardCodes(app)));
      const results = await Promise.all(spends);
      expect(sealed.reduce((sum, count) => sum + count)).toBe(6);
      expect(results.map(({ body }) => body.giftCardAmount)).toEqual(codes.flatMap(() => [17, 17]));
      for (const [index, id] of ids.entries()) {
        expect(await codeOf(id)).toMatchObject({ code: null, codeEnding: "WWWW" });
        const card = await cardWithCode(before, shop, codes[index] ?? "");
        expect([card.balanceMinor, card.entries.length]).toEqual([600, 3]);
      }
    }
  });

  it("is left alone by a runner that read it before another one sealed it", async () => {
    const id = await clearCard("LATE23456789ABCD");
    const lock = {
      statement: "SELECT 1 FROM gift_card WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
      values: [shop.tenantId, id],
    };
    const counts = await meetAtLock(lock, [
      () => sealGiftCardCodes(before),
      () => sealGiftCardCodes(appWith([old(), NEXT])),
    ]);
    expect(counts.sort()).toEqual([0, 1]);
    expect((await order(api.during, "LATE23456789ABCD")).body.giftCardAmount).toBe(17);
  });
});

describe("what the database keeps", () => {
  it("is one form of a code: in clear, or all of digest, seal, key and ending", async () => {
    const code = await seedGiftCard(before, shop, 1000);
    const { id } = await cardWithCode(before, shop, code);
    for (const change of [
      "code = 'ABCD'",
      "code_digest = NULL",
      "sealed_code = NULL",
      "code_key = NULL",
      "code_ending = NULL",
      "code_digest = NULL, sealed_code = NULL, code_key = NULL, code_ending = NULL",
    ])
      await expect(
        before.db.pool.query(`UPDATE gift_card SET ${change} WHERE id = $1`, [id]),
      ).rejects.toThrow("gift_card_code_in_one_form");
  });

  it("is found by its code at its own restaurant alone, and opens for its own card alone", async () => {
    const code = await seedGiftCard(before, shop, 1000);
    const mine = await cardWithCode(before, shop, code);
    const other = await seedShop(before);
    const theirs = await cardWithCode(before, other, await seedGiftCard(before, other, 1000));
    await before.db.pool.query(
      "UPDATE gift_card SET code_digest = $2, sealed_code = $3, purchaser_email = 'thief@diner.example' WHERE id = $1",
      [theirs.id, mine.codeDigest, mine.sealedCode],
    );
    shop = other;
    expect((await lookUp(api.before, code)).status).toBe(404);
    const stolen = await api.before("POST", `${cards()}/${theirs.id}/resend`, { as: shop.owner });
    expect(stolen.body.error).toBe("GIFT_CARD_CODE_LOST");
  });
});
