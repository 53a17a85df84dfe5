import { createHash } from "node:crypto";
import { TypeID } from "typeid-js";
import { beforeAll, describe, expect, it } from "vitest";
import { localDate, weekdayOf } from "@/lib/core/time/zone";
import { type DrawerReport, gapMinor } from "@/lib/service/drawers/drawer-report";
import { DEMO_RESTAURANTS } from "@/prisma/seed/content/demo-restaurants";
import { demoTenantId } from "@/prisma/seed/seed-ids";
import { composeHistory, type History } from "./compose-history";

const NOW = new Date("2026-11-18T16:20:00Z");
const RULES = {
  platformFeeBps: 500,
  prepMinutes: 20,
  deliveryMinutes: 20,
  escrowDelayHours: 24,
  plausiblePrepSeconds: 60,
};

const compose = (days: number) => composeHistory(DEMO_RESTAURANTS, { now: NOW, rulesOf: () => RULES, days });
const printOf = (history: History) => createHash("sha256").update(JSON.stringify(history)).digest("hex");

let history: History;
beforeAll(() => {
  history = compose(14);
}, 60_000);

const ordersOf = (slug: string) =>
  history.rows.order.filter(({ tenantId }) => tenantId === demoTenantId(slug));

describe("the history of the demo", () => {
  it("is the same for the same instant, and another one for another", { timeout: 60_000 }, () => {
    const print = printOf(compose(2));
    expect(printOf(compose(2))).toBe(print);
    expect(printOf(compose(1))).not.toBe(print);
  });

  it("has no id twice", () => {
    for (const rows of Object.values(history.rows) as { id?: string }[][]) {
      const ids = rows.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("has ids like the product's own, which sort as the time they stand for", () => {
    const stamp = (id: string) => TypeID.fromString(id).toUUIDBytes();
    for (const { id, createdAt } of history.rows.order) {
      const bytes = stamp(id);
      expect((bytes[6] ?? 0) >> 4).toBe(7);
      expect(bytes.slice(0, 6).reduce((time, byte) => time * 256 + byte, 0)).toBe(
        (createdAt as Date).getTime(),
      );
    }
  });

  it("names the fields of every row of a table alike, so that one statement writes them", () => {
    for (const rows of Object.values(history.rows) as object[][]) {
      const fields = new Set(rows.map((row) => Object.keys(row).join()));
      expect(fields.size).toBeLessThanOrEqual(1);
    }
  });

  it("numbers the orders of each restaurant from 1001 on, in the order in which they came", () => {
    for (const { slug } of DEMO_RESTAURANTS) {
      const orders = ordersOf(slug);
      expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => 1001 + index));
      const times = orders.map(({ createdAt }) => (createdAt as Date).getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it("leaves nothing in the kitchen: every order has ended before the start", () => {
    for (const { status, deliveredAt } of history.rows.order) {
      expect(["delivered", "canceled", "rejected"]).toContain(status);
      if (deliveredAt) expect((deliveredAt as Date) <= NOW).toBe(true);
    }
  });

  it("brings 40 to 80 orders on ordinary days and more at weekends, and none while a restaurant is closed", () => {
    for (const { slug, timeZone } of DEMO_RESTAURANTS) {
      const days = new Map<string, number>();
      for (const { createdAt } of ordersOf(slug)) {
        const date = localDate(createdAt as Date, timeZone);
        days.set(date, (days.get(date) ?? 0) + 1);
      }
      const on = (names: string[]) =>
        [...days]
          .filter(([date]) => date < "2026-11-18" && names.includes(weekdayOf(date)))
          .map(([, count]) => count);
      const mean = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
      const [ordinary, weekend] = [on(["tuesday", "wednesday", "thursday"]), on(["friday", "saturday"])];
      expect(mean(ordinary)).toBeGreaterThan(34);
      expect(mean(ordinary)).toBeLessThan(80);
      expect(mean(weekend)).toBeGreaterThan(mean(ordinary) * 1.2);
      if (slug === "sakura") expect(on(["monday"])).toEqual([]);
    }
  });

  it("has a Z report of each day but the last, whose takings lead to its receipts, with a difference now and then", () => {
    let [all, off] = [0, 0];
    for (const { slug } of DEMO_RESTAURANTS) {
      const own = <Row extends { tenantId: string }>(rows: readonly Row[]) =>
        rows.filter(({ tenantId }) => tenantId === demoTenantId(slug));
      const days = own(history.rows.drawerDay);
      const closed = days.filter(({ closedAt }) => closedAt);
      expect(closed.map(({ zNumber }) => zNumber)).toEqual(closed.map((_, index) => index + 1));
      expect(days.length - closed.length).toBeLessThanOrEqual(1);
      const takings = own(history.rows.tillPayment);
      for (const { id, report, expectedMinor } of closed) {
        const { cash, members, takings: taken } = report as DrawerReport;
        expect(gapMinor(report as DrawerReport), `${slug}: ${id}`).toBe(0);
        expect(cash.expectedMinor).toBe(expectedMinor);
        expect(taken.count).toBe(takings.filter(({ drawerDayId }) => drawerDayId === id).length);
        expect(members.every(({ name }) => name !== null)).toBe(true);
      }
      all += closed.length;
      off += closed.filter(({ expectedMinor, countedMinor }) => expectedMinor !== countedMinor).length;
      expect(new Set(ordersOf(slug).map(({ channel }) => channel))).toEqual(
        new Set(["online", "counter", "phone"]),
      );
      expect(new Set(takings.map(({ method }) => method))).toEqual(new Set(["cash", "external"]));
    }
    expect(off).toBeGreaterThan(0);
    expect(off).toBeLessThan(all / 2);
  });

  it("never runs out of an ingredient in the middle of an evening", () => {
    const names = new Map(history.rows.ingredient.map(({ id, name }) => [id, name]));
    const short = history.rows.ingredientMovement.filter(({ shortageMilli }) => shortageMilli !== 0);
    expect([...new Set(short.map(({ ingredientId }) => names.get(ingredientId)))]).toEqual([]);
  });
});
