import { afterAll, beforeAll, expect, it } from "vitest";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { cases } from "@/lib/testing/depth";
import { resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { seedTraffic } from "@/lib/testing/processor-traffic";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { asTableOwner } from "@/lib/testing/test-database";

/** Of 500 restaurants with 100 card orders each. */
const PLATFORM_A_DAY = 50_000;
/** A fiftieth of that, or a tenth with TEST_DEPTH=5, for the 16 days that were read every night before. */
const A_DAY = cases(1_000);
const DAYS = 16;
const DAY_MS = 24 * 3_600_000;
/** What a scheduler's call may take, and a slow processor for a page of a hundred objects. */
const CALL_MS = 45_000;
const PAGE_MS = 500;
const NIGHT_MS = 6 * 3_600_000;

let app: TestApp;
let shop: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  resetEmulator(app);
  shop = await seedCardShop(app);
});
afterAll(() => app.stop());

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Compares a night in calls as a scheduler makes them: how long each took, and how many pages were read. */
async function night(): Promise<{ calls: number[]; pages: number }> {
  const calls: number[] = [];
  let pages = 0;
  const lists = Object.fromEntries(
    Object.entries(app.payments.lists).map(([name, list]) => [
      name,
      (query: never) => {
        pages += 1;
        return list(query);
      },
    ]),
  ) as typeof app.payments.lists;
  const counted = { ...app, payments: { ...app.payments, lists } };
  do {
    const begun = performance.now();
    await reportReconciliation(counted);
    calls.push(performance.now() - begun);
  } while (await app.db.prisma.reconciliationReading.findFirst());
  return { calls, pages };
}

it("a large platform's payments and payouts of 16 days are compared night by night, each in its night", {
  timeout: 600_000,
}, async () => {
  const nights: Awaited<ReturnType<typeof night>>[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const to = new Date(app.clock.now().getTime() - 2 * 3_600_000);
    const from = new Date(to.getTime() - DAY_MS + 1);
    await seedTraffic(app, shop, { name: String.fromCharCode(97 + day), count: A_DAY, from, to });
    // As autovacuum does it within a minute.
    await asTableOwner("ANALYZE");
    nights.push(await night());
    app.clock.advance({ hours: 24 });
  }
  const reports = await app.db.prisma.reconciliationReport.findMany({ orderBy: { createdAt: "asc" } });
  expect(reports.map(({ findings }) => findings)).toEqual(reports.map(() => []));
  expect(reports.at(-1)?.compared).toBeGreaterThan(2 * A_DAY);
  const calls = nights.flatMap((each) => each.calls);
  const pages = nights.map((each) => each.pages);
  const [all, most] = [sum(pages), Math.max(...pages)];
  // Not through the console, which Next takes over in every process that has loaded a page.
  process.stdout.write(
    `${all} pages in ${calls.length} calls of ${Math.round(sum(calls))} ms; a night ${most} at most\n`,
  );
  expect(Math.max(...calls)).toBeLessThan(CALL_MS);
  // The whole platform's, at a slow processor, fit into a night; and the last night reads no more than the first ones.
  expect(most * (PLATFORM_A_DAY / A_DAY) * PAGE_MS).toBeLessThan(NIGHT_MS);
  expect(pages.at(-1)).toBeLessThanOrEqual(Math.max(...pages.slice(0, 3)));
});
