import { describe, expect } from "vitest";
import { createApi } from "@/lib/testing/call";
import { api, app, processorTest } from "@/lib/testing/fixtures";
import { resetEmulator, seedCardShop, setPayoutAccount } from "@/lib/testing/online-payments";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { stripeClient } from "@/lib/testing/stripe-client";
import { createTestApp } from "@/lib/testing/test-app";
import { registerWalletHosts } from "./register-wallet-hosts";

const HOST = "bazar.eat";
const test = processorTest.extend("settings", { scope: "file" }, { PUBLIC_URL: `https://${HOST}` });

test.beforeEach(async () => {
  app.clock.advance({ hours: 1 });
  await run();
});

const run = () => registerWalletHosts(app, AbortSignal.timeout(10_000));
const atProcessor = async () => {
  const { data } = await stripeClient(app).paymentMethodDomains.list({ limit: 100 });
  return data.map(({ domain_name: name }) => name);
};
const ownHost = ({ slug }: { slug: string }) => `${slug}.${HOST}`;
const shown = async (shop: SeededShop) =>
  (await api("GET", `/api/tenant/${shop.slug}/wallet-hosts`, { as: shop.owner })).body.hosts;

describe("hosts where wallets show", () => {
  test("are the platform's, and that of each restaurant from when it can be paid by card", async () => {
    const open = await seedCardShop(app);
    const [draft, cashOnly, unverified] = [
      await seedCardShop(app, { status: "draft" }),
      await seedCardShop(app, { cardEnabled: false, paypalEnabled: false }),
      await seedCardShop(app, { stripeAccountId: null }),
    ];
    await run();
    const names = await atProcessor();
    expect(names).toContain(HOST);
    expect(names).toContain(ownHost(open));
    for (const closed of [draft, cashOnly, unverified]) expect(names).not.toContain(ownHost(closed));
    await app.db.prisma.tenant.update({ where: { id: draft.tenantId }, data: { status: "active" } });
    await run();
    expect(await atProcessor()).toContain(ownHost(draft));
  });

  test("are registered once, however often the job runs", async () => {
    const shop = await seedCardShop(app);
    for (let time = 0; time < 3; time++) {
      await run();
      app.clock.advance({ days: 8 });
    }
    expect((await atProcessor()).filter((name) => name === ownHost(shop))).toHaveLength(1);
  });

  test("follow a restaurant whose address changes", async () => {
    const shop = await seedCardShop(app);
    await run();
    const slug = `${shop.slug}-moved`;
    await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { slug } });
    await run();
    expect(await atProcessor()).toContain(ownHost({ slug }));
  });

  test("are shown to staff, with the processor's words where a wallet does not take one, until it does", async () => {
    const shop = await seedCardShop(app);
    const controls = resetEmulator(app);
    controls.unreachableHosts = [ownHost(shop)];
    expect(await shown(shop)).toMatchObject([
      { host: ownHost(shop), state: "waiting", problem: null },
      { host: HOST, state: "active", problem: null },
    ]);
    await run();
    const problem = `${ownHost(shop)} could not be reached.`;
    expect((await shown(shop))[0]).toMatchObject({ state: "inactive", problem });
    controls.unreachableHosts = [];
    await run();
    expect((await shown(shop))[0]).toMatchObject({ state: "inactive" });
    app.clock.advance({ minutes: 6 });
    await run();
    expect((await shown(shop))[0]).toMatchObject({ state: "active", problem: null });
  });

  test("stay off where somebody switched them off at the processor", async () => {
    const shop = await seedCardShop(app);
    await run();
    const { paymentMethodDomains: domains } = stripeClient(app);
    const [domain] = (await domains.list({ domain_name: ownHost(shop) })).data;
    await domains.update(domain?.id ?? "", { enabled: false });
    app.clock.advance({ days: 8 });
    await run();
    const kept = await app.db.prisma.walletHost.findUnique({ where: { host: ownHost(shop) } });
    expect(kept?.state).toBe("off");
  });
});

test("a host that the processor does not answer about keeps no other waiting, and comes again", async () => {
  const shops = [await seedCardShop(app), await seedCardShop(app)];
  const controls = resetEmulator(app);
  controls.faults.push({
    operation: "payment_method_domains.create",
    when: "before",
    kind: "error",
    times: 2,
  });
  await expect(run()).rejects.toMatchObject({ code: "PROCESSOR_UNAVAILABLE" });
  await run();
  const registered = async () => (await atProcessor()).filter((name) => shops.map(ownHost).includes(name));
  expect(await registered()).toHaveLength(1);
  app.clock.advance({ minutes: 6 });
  await run();
  expect(await registered()).toHaveLength(2);
});

test("a restaurant whose account is closed again keeps its host", async () => {
  const shop = await seedCardShop(app);
  await run();
  await setPayoutAccount(app, shop, "inactive");
  await run();
  expect(await atProcessor()).toContain(ownHost(shop));
});

test("an address that only this machine knows is not registered", async () => {
  const local = await createTestApp({ PUBLIC_URL: "http://bazar.localhost:3000" });
  const before = await atProcessor();
  const shop = await seedCardShop(local);
  await registerWalletHosts(local, AbortSignal.timeout(10_000));
  expect(await atProcessor()).toEqual(before);
  const { body } = await createApi(local)("GET", `/api/tenant/${shop.slug}/wallet-hosts`, { as: shop.owner });
  expect(body.hosts).toEqual([]);
  await local.stop();
});
