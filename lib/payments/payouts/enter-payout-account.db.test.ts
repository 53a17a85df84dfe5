import { describe, expect } from "vitest";
import { api, app, cardTest, shop } from "@/lib/testing/fixtures";
import { placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { readPayoutAccount } from "./read-payout-account";

const it = cardTest.extend("terms", { stripeAccountId: null });

const read = async () =>
  (await api("GET", `/api/tenant/${shop.slug}/payout-account`, { as: shop.owner })).body;
const accountOf = async () =>
  (await app.db.prisma.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } })).stripeAccountId;
const enter = async (slug: string, stripeAccountId: string | null) =>
  api("PATCH", `/api/admin/tenants/${slug}`, { as: await seedAdmin(app), body: { stripeAccountId } });

describe("an account that the platform enters", () => {
  it("is looked up at the processor, and may serve two restaurants that it can pay", async () => {
    const unknown = await enter(shop.slug, "acct_nobody");
    expect([unknown.status, unknown.body.error]).toEqual([409, "PAYOUT_ACCOUNT_REFUSED"]);
    expect(await read()).toMatchObject({ connected: false, onlinePayments: "account_missing" });

    const sister = await seedCardShop(app);
    const shared = `acct_${sister.tenantId}`;
    expect((await enter(shop.slug, shared)).body).toMatchObject({ stripeAccountId: shared });
    expect(await read()).toMatchObject({ connected: true, onlinePayments: "open" });
    await app.stripeEmulator?.setAccount(shared, "inactive");
    await app.jobs.drain(app);
    for (const one of [shop, sister])
      expect((await placeByCard(api, one)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");

    expect((await enter(shop.slug, null)).body).toMatchObject({ stripeAccountId: null });
    expect(await read()).toMatchObject({ connected: false, onlinePayments: "account_missing" });

    const abroad = await seedCardShop(app, { country: "AU" });
    await enter(shop.slug, `acct_${abroad.tenantId}`);
    expect(await read()).toMatchObject({
      disabledReason: "outside_of_region",
      onlinePayments: "account_closed",
    });
  });

  it("is not undone by a reading of the one before that was asked for earlier", async () => {
    const [first, second] = [await seedCardShop(app), await seedCardShop(app)];
    const [before, entered] = [`acct_${first.tenantId}`, `acct_${second.tenantId}`];
    await enter(shop.slug, before);
    const asked = { tenantId: shop.tenantId, accountId: before };
    await enter(shop.slug, entered);
    await readPayoutAccount(app, asked);
    expect(await accountOf()).toBe(entered);
    await enter(shop.slug, null);
    await readPayoutAccount(app, asked);
    expect(await accountOf()).toBeNull();
  });

  it("tells the owners when it opens online payments, and when it is taken away", async () => {
    const sister = await seedCardShop(app);
    await enter(shop.slug, `acct_${sister.tenantId}`);
    await enter(shop.slug, null);
    await enter(shop.slug, null);
    const emails = await app.db.prisma.email.findMany({
      where: { template: "online-payments", to: { startsWith: shop.owner.userId } },
      orderBy: { id: "asc" },
    });
    expect(emails.map(({ props }) => (props as { isOpen: boolean }).isOpen)).toEqual([true, false]);
  });
});
