import fc from "fast-check";
import { describe, expect } from "vitest";
import { cases } from "@/lib/testing/depth";
import { app, processorTest as it } from "@/lib/testing/fixtures";
import { driveBills } from "@/lib/testing/table-bills";
import { dayStep, newDays } from "@/lib/testing/till-days";
import { expectBooks } from "@/lib/testing/till-days-books";

/** The night in which Rome's clocks go back is the first of the days. */
const BEGIN = "2026-10-24T14:00:00Z";

describe("random days", () => {
  it("come to the same by takings, receipts, reports, ledger and nightly check, in every X and Z report", {
    timeout: 600_000,
  }, async () => {
    let [closed, taken, deposits, cards] = [0, 0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(dayStep, { minLength: 40, maxLength: 70, size: "max" }), async (steps) => {
        app.clock.set(BEGIN);
        const room = await driveBills(app, { tipsOnBills: true, tipsOnOrders: true });
        const { tenantId } = room.shop;
        const own = await newDays(room);
        const begun = [
          ...([0, 1, 2] as const).map((pick) => ({ act: "order" as const, pick, amount: 1, part: pick > 0 })),
          ...(["sellCard", "book", "takeDeposit"] as const).map((act) => ({
            act,
            pick: 0,
            amount: 1,
            part: true,
          })),
        ];
        await own.take(begun);
        for (let from = 0; from < steps.length; from += 12) {
          await own.take(steps.slice(from, from + 12));
          await own.reportNow();
        }
        await own.closeAll();
        await app.jobs.drain(app);
        closed += await expectBooks(room.shop, { from: BEGIN, read: own.read });
        const { tillPayment } = app.db.prisma;
        taken += await tillPayment.count({ where: { tenantId } });
        deposits += await tillPayment.count({ where: { tenantId, reservationId: { not: null } } });
        cards += await tillPayment.count({ where: { tenantId, giftCardId: { not: null } } });
      }),
      { numRuns: cases(6), endOnFailure: true },
    );
    // So that the days are not empty.
    expect(closed).toBeGreaterThan(10);
    expect(taken).toBeGreaterThan(20);
    expect(deposits).toBeGreaterThan(5);
    expect(cards).toBeGreaterThan(5);
  });
});
