import { describe, expect } from "vitest";
import { addDays, localDate } from "@/lib/core/time/zone";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { someOf } from "@/lib/testing/depth";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { balances, deliver, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { cents, liveThrough, readStatement, type StatementRow, sum } from "@/lib/testing/random-days";
import { type SeededShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;

function newShop(): Promise<SeededShop> {
  resetEmulator(app);
  return seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 250, tipsOnOrders: true });
}

const ZONE = "Europe/Rome";
const READ = [
  "balance",
  "balance-transactions",
  "held-payments",
  "disputes",
  "payouts",
  "payouts/trf_none",
  "payouts/trf_none/items",
  "statement?from=2026-01-01&to=2026-01-31",
  "statement/pdf?from=2026-01-01&to=2026-01-31",
];

/** As seen by a manager who has just signed in: sessions do not outlive the days that pass here. */
const reader = (of = shop) => readStatement(app, api, of);

describe.each(someOf([29, 11, 53, 71], 2))(
  "a restaurant's statement after days full of everything (%i)",
  (seed) => {
    let lived: SeededShop;
    let first: string;
    let last: string;
    test.beforeAll(async () => {
      lived = await newShop();
      first = localDate(app.clock.now(), ZONE);
      // Until there is something to divide by days.
      do {
        await liveThrough(app, api, lived, { seed, steps: 14, tips: 2.55 });
        last = localDate(app.clock.now(), ZONE);
      } while (last === first);
    }, 120_000);

    test("is equal to the books and explains every payout to the cent", async () => {
      const { read, readAll } = await reader(lived);
      const books = await balances(app, lived);
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
        const { items } = (await read(`payouts/${payout.id}/items`)) as { items: StatementRow[] };
        expect(sum(items.map(({ net }) => net))).toBe(cents(payout.amount));
        expect(cents((await read(`payouts/${payout.id}`)).amount)).toBe(cents(payout.amount));
        for (const item of items) {
          expect(item.purse).toBe(
            cents(item.giftCard) > 0 && cents(item.giftCard) >= cents(item.gross) ? "gift_card" : item.purse,
          );
          expect(cents(item.gross) - cents(item.fee)).toBe(cents(item.net));
          expect(sum(item.lines.map(({ net }) => net))).toBe(cents(item.net));
          if (item.net > 0) {
            const id = String(item.transactionId);
            credited.set(id, (credited.get(id) ?? 0) + cents(item.net));
            expect(credited.get(id)).toBeLessThanOrEqual(cents(item.of));
          }
        }
      }

      const { payments } = await read("held-payments");
      expect(sum(payments.map(({ amount }: StatementRow) => amount))).toBe(cents(balance.held));
      const disputes = await readAll("disputes", "disputes");
      const taken = disputes.filter((dispute) => dispute.taken);
      const lost = changes.filter(({ type }) => type === "dispute" || type === "dispute_reversal");
      expect(0 - sum(taken.map(({ amount }) => amount))).toBe(sum(lost.map(({ net }) => net)));
    });

    test("is divided by days and types without a cent left over", async () => {
      const { read, readAll } = await reader(lived);
      const changes = await readAll("balance-transactions", "transactions");
      const [balance] = (await read("balance")).balances;
      let before = { held: 0, available: 0, balance: 0 };
      for (let day = first; day <= last; day = addDays(day, 1)) {
        const { currencies } = await read(`statement?from=${day}&to=${day}`);
        const [{ opening, lines, closing }] = currencies;
        const own = changes.filter(({ createdAt }) => localDate(new Date(String(createdAt)), ZONE) === day);
        const listed = await readAll(`balance-transactions?from=${day}&to=${day}`, "transactions");
        expect(listed.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
        expect(opening).toEqual(before);
        for (const figure of ["gross", "fee", "net", "held", "available"] as const) {
          expect(sum(lines.map((line: StatementRow) => line[figure]))).toBe(
            sum(own.map((one) => one[figure])),
          );
        }
        for (const { type, purse, net } of lines as StatementRow[]) {
          const alike = own.filter((one) => one.type === type && one.purse === purse);
          expect(sum(alike.map((one) => one.net))).toBe(cents(net));
        }
        expect(cents(closing.balance)).toBe(
          cents(opening.balance) + sum(lines.map(({ net }: StatementRow) => net)),
        );
        before = closing;
      }
      expect(cents(before.held)).toBe(cents(balance.held));
      expect(cents(before.available)).toBe(cents(balance.available) - cents(balance.debt));
      const types = [...new Set(changes.map(({ type }) => type))];
      for (const type of types) {
        const listed = await readAll(`balance-transactions?type=${type}`, "transactions");
        expect(listed.map(({ id }) => id)).toEqual(
          changes.filter((one) => one.type === type).map(({ id }) => id),
        );
      }
      const pdf = await read(`statement/pdf?from=${first}&to=${last}`);
      expect(pdf).toBeNull();
    });
  },
);

describe("a restaurant's statement", () => {
  test.beforeEach(async () => {
    shop = await newShop();
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
    expect(lines.filter((line) => line.includes(",charge,"))[0]).toContain(",Payment (online),processor,");
    expect(lines.length - 1).toBe((await readAll("balance-transactions", "transactions")).length);
    expect(await csv("payouts", { accept: "text/csv" })).toMatch(/^id,createdAt,paidAt,status/);
    const whole = await csv("balance-transactions?format=csv&all=true&limit=1");
    expect(whole.trim().split("\r\n")).toEqual(lines);
    expect(await csv("disputes?format=csv&all=true")).toMatch(/^id,createdAt,closedAt,state/);
    const day = localDate(app.clock.now(), ZONE);
    const statement = (await csv(`statement?from=${day}&to=${day}&format=csv`)).trim().split("\r\n");
    expect(statement.at(-2)).toMatch(/,closing_balance,/);
    // Without tax classes one row says what was issued.
    expect(statement.at(-1)).toMatch(/,tax,.*,,17,0,17$/);
    const [payout] = await readAll("payouts", "payouts");
    const items = (await csv(`payouts/${payout?.id}/items?format=csv`)).trim().split("\r\n");
    expect(items.length).toBeGreaterThan(1);
    expect(sum(items.slice(1).map((line) => line.split(",").at(-1)))).toBe(cents(payout?.amount));
  });

  test("is for owners and co-managers of this restaurant", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const other = await seedCardShop(app);
    for (const path of READ) {
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
