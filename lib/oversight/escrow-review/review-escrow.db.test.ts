import { describe, expect } from "vitest";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import {
  deliver,
  operatorView,
  pay,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

const settings = { CRON_SECRET: "a scheduler's secret", DATABASE_POOL_SIZE: "20" };
const test = processorTest.extend("settings", { scope: "file" }, settings);

let admin: { cookie: string; userId: string };

test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

const seedSlowPayoutShop = () => seedCardShop(app, { escrowDelayHours: 1 });

/** A paid order that was ready the moment it was begun. */
async function seedFlaggedOrder(shop: SeededShop): Promise<string> {
  const { orderId } = await seedPaidOrder(api, shop);
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    const call = { as: shop.owner, body: { status } };
    await api("PATCH", `/api/tenant/${shop.tenantId}/orders/${orderId}`, call);
  }
  return orderId;
}

const review = (orderId: string) => api("GET", `/api/admin/escrow/${orderId}`, { as: admin });
const clear = (orderId: string, body: unknown = {}) =>
  api("POST", `/api/admin/escrow/${orderId}/clear-flag`, { as: admin, body });
const list = (query: Record<string, string>) => api("GET", "/api/admin/escrow", { as: admin, query });
const runRelease = () =>
  api("GET", "/api/cron/escrow-release", { headers: { authorization: "Bearer a scheduler's secret" } });
const actsOn = (subjectId: string) => app.db.prisma.auditEntry.findMany({ where: { subjectId } });
const paidOut = (orderId: string) => app.db.prisma.transfer.count({ where: { orderId } });

describe("a flagged order", () => {
  test("is released once and only after a super-admin clears it, by many rivals and runs at once", async () => {
    const shop = await seedSlowPayoutShop();
    const orderId = await seedFlaggedOrder(shop);
    app.clock.advance({ hours: 2 });
    await runRelease();
    expect((await review(orderId)).body).toMatchObject({
      escrowStatus: "held",
      held: 17,
      flagged: true,
      flagReason: "PREP_TOO_FAST",
      prepSeconds: 0,
      flagClearedAt: null,
    });
    const rivals = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2 ? runRelease() : clear(orderId, { note: "Salads" }),
    );
    const answers = await Promise.all(rivals);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const clearedAt = answers.flatMap(({ body }) =>
      "released" in body && !body.orderId ? [] : [body.flagClearedAt],
    );
    expect(new Set(clearedAt)).toEqual(new Set([app.clock.now().toISOString()]));
    await Promise.all([runRelease(), runRelease(), runRelease()]);
    expect((await review(orderId)).body).toMatchObject({ escrowStatus: "released", released: 17, held: 0 });
    expect(await paidOut(orderId)).toBe(1);
    expect(await actsOn(orderId)).toMatchObject([
      {
        action: "escrow.flag-cleared",
        actorId: admin.userId,
        tenantId: shop.tenantId,
        data: { note: "Salads" },
      },
    ]);
  });

  test("that was cleared gets the same answer again, later and by anybody", async () => {
    const shop = await seedSlowPayoutShop();
    const orderId = await seedFlaggedOrder(shop);
    const first = await clear(orderId);
    app.clock.advance({ minutes: 5 });
    admin = await seedAdmin(app);
    const again = await clear(orderId, { note: "Once more" });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await actsOn(orderId)).toHaveLength(1);
  });

  test("stays known as flagged and cleared to the restaurant", async () => {
    const shop = await seedSlowPayoutShop();
    const orderId = await seedFlaggedOrder(shop);
    const flaggedAt = app.clock.now().toISOString();
    expect(await operatorView(api, shop, orderId)).toMatchObject({
      flagged: true,
      flaggedAt,
      flagClearedAt: null,
    });
    app.clock.advance({ minutes: 5 });
    await clear(orderId);
    const flagClearedAt = app.clock.now().toISOString();
    const told = { flagged: false, flaggedAt, flagClearedAt };
    expect(await operatorView(api, shop, orderId)).toMatchObject(told);
    const escrow = await api("GET", `/api/tenant/${shop.slug}/orders/${orderId}/escrow`, { as: shop.owner });
    expect(escrow.body).toMatchObject(told);
  });

  test("is cleared by nobody when the entry cannot be written", async () => {
    const shop = await seedSlowPayoutShop();
    const orderId = await seedFlaggedOrder(shop);
    await asTableOwner(`
      CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the log is full'; END $$;
      CREATE TRIGGER audit_entry_full BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_entry()`);
    await expect(clear(orderId)).rejects.toThrow("500 with INTERNAL");
    await asTableOwner("DROP TRIGGER audit_entry_full ON audit_entry; DROP FUNCTION refuse_entry");
    expect((await review(orderId)).body.flagged).toBe(true);
  });
});

test("an order without a flag has none to clear, and an unknown one is not found", async () => {
  const shop = await seedSlowPayoutShop();
  const { orderId } = await seedPaidOrder(api, shop);
  await deliver(app, api, shop, orderId);
  expect((await review(orderId)).body).toMatchObject({ flagged: false, flagReason: null, prepSeconds: 300 });
  expect((await clear(orderId)).body.error).toBe("ORDER_NOT_FLAGGED");
  expect((await clear("ord_unknown")).body.error).toBe("ORDER_NOT_FOUND");
  expect((await review("ord_unknown")).body.error).toBe("ORDER_NOT_FOUND");
  expect((await clear(orderId, { note: 7 })).status).toBe(400);
  expect(await actsOn(orderId)).toEqual([]);
});

describe("the list for review", () => {
  async function walk(query: Record<string, string>): Promise<string[]> {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list({ limit: "2", ...query, ...(cursor ? { cursor } : {}) });
      seen.push(...body.escrow.map(({ orderId }: { orderId: string }) => orderId));
      cursor = body.nextCursor;
    } while (cursor);
    return seen;
  }

  test("shows orders with money of all restaurants once, newest first, and by what is asked", async () => {
    const [one, two] = [await seedSlowPayoutShop(), await seedSlowPayoutShop()];
    const placed: string[] = [];
    for (const shop of [one, two, one, two, one]) {
      placed.unshift((await seedPaidOrder(api, shop)).orderId);
    }
    const cash = await api("POST", `/api/public/${one.slug}/orders`, { body: orderBody(one) });
    for (const status of ["accepted", "preparing", "ready"])
      await api("PATCH", `/api/tenant/${one.slug}/orders/${cash.body.id}`, {
        as: one.owner,
        body: { status },
      });
    expect((await operatorView(api, one, cash.body.id)).flagged).toBe(true);
    await placeByCard(api, one);
    const flagged = [await seedFlaggedOrder(one), await seedFlaggedOrder(two)].reverse();
    const all = await walk({});
    expect(all.slice(0, 7)).toEqual([...flagged, ...placed]);
    expect(new Set(all).size).toBe(all.length);
    expect((await walk({ flagged: "true" })).slice(0, 2)).toEqual(flagged);
    expect(await walk({ flagged: "true", tenantId: one.slug })).toEqual([flagged[1]]);
    expect((await walk({ flagged: "false" })).slice(0, 5)).toEqual(placed);
    expect(await walk({ flagged: "false", tenantId: two.tenantId })).toEqual([placed[1], placed[3]]);
    expect(await walk({ escrowStatus: "void", tenantId: one.slug })).toEqual([]);
    const unpaid = await placeByCard(api, two);
    await pay(api, unpaid.body.clientSecret);
    const [newest] = (await list({ tenantId: two.slug, limit: "1" })).body.escrow;
    expect(newest).toMatchObject({
      orderId: unpaid.body.id,
      orderNumber: unpaid.body.orderNumber,
      tenantId: two.tenantId,
      restaurant: { slug: two.slug },
      captured: 17,
      refunded: 0,
      disputed: 0,
      released: 0,
      held: 17,
      currency: "EUR",
      paymentStatus: "paid",
      releaseAt: null,
    });
  });

  test.each<Record<string, string>>([
    { flagged: "yes" },
    { escrowStatus: "gone" },
    { cursor: "x" },
    { limit: "0" },
  ])("refuses %j", async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
