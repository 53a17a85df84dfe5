import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/escrow/release-escrow";
import { reconcilePayments } from "@/lib/payments/payments/reconcile-payments";
import { type Api, createApi } from "@/lib/testing/call";
import { balances, deliver, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;
let shop: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
beforeEach(async () => {
  resetEmulator(app);
  shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 250 });
});
afterAll(() => app.stop());

type Wire = Record<string, number | string | null> & {
  id: string;
  type: string;
  net: number;
  lines: { net: number }[];
};

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const sum = (amounts: unknown[]) => amounts.reduce<number>((total, amount) => total + cents(amount), 0);

/** As seen by a manager who has just signed in: sessions do not outlive the days that pass here. */
async function reader() {
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  const read = async (path: string) =>
    (await api("GET", `/api/tenant/${shop.tenantId}/${path}`, { as })).body;
  const readAll = async (path: string, list: string): Promise<Wire[]> => {
    const found: Wire[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const body = await read(`${path}?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
      found.push(...body[list]);
      cursor = body.nextCursor;
    }
    return found;
  };
  return { as, read, readAll };
}

const decide = (disputeId: string, text: string) =>
  app.stripeEmulator?.fetch(`https://api.stripe.com/v1/disputes/${disputeId}`, {
    method: "POST",
    body: new URLSearchParams({ "evidence[uncategorized_text]": text }),
  });

/** A repeatable sequence of numbers from 0 to below `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function liveThrough(seed: number, steps: number) {
  const roll = dice(seed);
  const orders: { orderId: string; intentId: string; disputeId?: string }[] = [];
  const any = () => orders[roll(orders.length)];
  const refund = async () => {
    const body = { orderId: any()?.orderId, amount: 1 + roll(1200) / 100, reason: "Cold" };
    await api("POST", "/api/admin/escrow/refunds", { as: await seedAdmin(app), body });
  };
  const dispute = async () => {
    const order = any();
    if (!order || order.disputeId) return;
    order.disputeId = (await app.stripeEmulator?.openDispute(order.intentId)) ?? "";
    await app.jobs.drain(app);
    if (roll(3) > 0) await decide(order.disputeId, roll(2) === 0 ? "winning_evidence" : "losing_evidence");
  };
  const release = async () => {
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
  };
  for (let step = 0; step < steps; step += 1) {
    const kind = orders.length < 2 ? 0 : roll(6);
    if (kind <= 1) {
      const order = await seedPaidOrder(api, shop);
      orders.push(order);
      await deliver(app, api, shop, order.orderId);
    } else if (kind === 2) await refund();
    else if (kind === 3) await dispute();
    else await release();
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
  }
}

describe("a restaurant's statement", () => {
  test.each([11, 29, 53])(
    "is equal to the books and explains every payout to the cent, whatever happened (%i)",
    async (seed) => {
      await liveThrough(seed, 14);
      const { read, readAll } = await reader();
      const books = await balances(app, shop);
      const [balance] = (await read("balance")).balances;
      expect({
        held: cents(balance.held),
        available: cents(balance.available) - cents(balance.debt),
        fees: cents(balance.fees),
      }).toEqual({
        held: 0 - (books.escrow ?? 0),
        available: 0 - (books.restaurant ?? 0),
        fees: 0 - (books.platform_fees ?? 0),
      });

      const changes = await readAll("balance-transactions", "transactions");
      expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      expect(sum(changes.map(({ held }) => held))).toBe(cents(balance.held));
      expect(sum(changes.map(({ available }) => available))).toBe(
        cents(balance.available) - cents(balance.debt),
      );
      expect(sum(changes.map(({ fee }) => fee))).toBe(cents(balance.fees));
      for (const { gross, fee, net, held, available } of changes) {
        expect(cents(gross) - cents(fee)).toBe(cents(net));
        expect(cents(held) + cents(available)).toBe(cents(net));
      }
      const moved = changes.filter(({ type }) => type === "payout" || type === "payout_reversal");
      expect(0 - sum(moved.map(({ net }) => net))).toBe(cents(balance.paidOut));

      const payouts = await readAll("payouts", "payouts");
      expect(payouts.length).toBeGreaterThan(0);
      const credited = new Map<string, number>();
      for (const payout of payouts) {
        const { items } = (await read(`payouts/${payout.id}/items`)) as { items: Wire[] };
        expect(sum(items.map(({ net }) => net))).toBe(cents(payout.amount));
        for (const item of items) {
          expect(cents(item.gross) - cents(item.fee)).toBe(cents(item.net));
          expect(sum(item.lines.map(({ net }) => net))).toBe(cents(item.net));
          if (item.net > 0) {
            const id = String(item.transactionId);
            credited.set(id, (credited.get(id) ?? 0) + cents(item.net));
            expect(credited.get(id)).toBeLessThanOrEqual(cents(item.of));
          }
        }
      }
    },
    120_000,
  );

  test("says a lost dispute, and which payout paid for it", async () => {
    const first = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, first.orderId);
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 1 });
    const disputeId = (await app.stripeEmulator?.openDispute(first.intentId)) ?? "";
    await app.jobs.drain(app);
    await decide(disputeId, "losing_evidence");
    await app.jobs.drain(app);
    const { read, readAll } = await reader();
    expect((await read("balance")).balances[0]).toMatchObject({ available: 0, debt: 17 });
    const lost = (await readAll("balance-transactions", "transactions")).filter(
      ({ type }) => type === "dispute",
    );
    expect(lost).toMatchObject([
      { net: -17, available: -17, orderId: first.orderId, sourceId: expect.any(String) },
    ]);

    for (let count = 0; count < 2; count += 1) {
      const { orderId } = await seedPaidOrder(api, shop);
      await deliver(app, api, shop, orderId);
    }
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    const later = await reader();
    const [newest] = await later.readAll("payouts", "payouts");
    const { items } = await later.read(`payouts/${newest?.id}/items`);
    expect(items.map(({ type, net }: Wire) => [type, net])).toEqual([
      ["dispute", -17],
      ["release", 16.57],
      ["release", 16.57],
    ]);
    expect(newest?.amount).toBe(16.14);
  });

  test("is there as CSV, by format or Accept", async () => {
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    const { as, readAll } = await reader();
    const base = `/api/tenant/${shop.tenantId}`;
    const csv = async (path: string, headers: Record<string, string> = {}) =>
      (await api("GET", `${base}/${path}`, { as, headers })).text;
    const lines = (await csv("balance-transactions?format=csv")).trim().split("\r\n");
    expect(lines[0]).toMatch(/^id,createdAt,type,description,purse,gross,fee,net,held,available,currency/);
    expect(lines.length - 1).toBe((await readAll("balance-transactions", "transactions")).length);
    expect(await csv("payouts", { accept: "text/csv" })).toMatch(/^id,createdAt,paidAt,status/);
    const [payout] = await readAll("payouts", "payouts");
    const items = (await csv(`payouts/${payout?.id}/items?format=csv`)).trim().split("\r\n");
    expect(items.length).toBeGreaterThan(1);
    expect(sum(items.slice(1).map((line) => line.split(",").at(-1)))).toBe(cents(payout?.amount));
  });

  test("is for owners and co-managers of this restaurant", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const other = await seedCardShop(app);
    for (const path of ["balance", "balance-transactions", "payouts", "payouts/trf_none/items"]) {
      const full = `/api/tenant/${shop.tenantId}/${path}`;
      expect((await api("GET", full)).status).toBe(401);
      expect((await api("GET", full, { as: staff })).status).toBe(403);
      expect([403, 404]).toContain((await api("GET", full, { as: other.owner })).status);
    }
    const unknown = await api("GET", `/api/tenant/${shop.tenantId}/payouts/trf_none/items`, {
      as: shop.owner,
    });
    expect([unknown.status, unknown.body.error]).toEqual([404, "PAYOUT_NOT_FOUND"]);
  });
});
