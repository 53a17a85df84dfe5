import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { readBookings } from "./booking-report-store";
import { type DayLosses, type DaySales, type PaymentSums, readOverview } from "./overview-store";
import { CHANNELS, type OverviewQuery, REPORT_METHODS, type ReportOverviewWire } from "./report-contract";
import { daysOf, rangeBefore, windowBefore } from "./report-range";
import { headOf, inputOf, type ReportedRestaurant } from "./report-subject";
import { addSales, saleAmounts, salesMinor, totalsOf } from "./report-sums";
import type { ReportInput } from "./sales-sql";

/**
 * What a restaurant sold in a range of days: totals, each day, channels and payments, and if asked for, the totals of the
 * days before. Every way of adding up gives the same: ADR 050 says what belongs to which day.
 */
export async function getOverview(
  app: App,
  { tenant, query }: { tenant: ReportedRestaurant; query: OverviewQuery },
): Promise<ReportOverviewWire> {
  const now = app.clock.now();
  const { currency, timeZone } = tenant;
  const input = inputOf({ tenant, query });
  const read = await readAll(app, input, now);
  return {
    ...headOf({ tenant, query }),
    totals: totalsOf(read, currency),
    previous: query.compare === undefined ? null : await previousOf(),
    days: daysOf(query).map((day) => dayOf(day, read, currency)),
    channels: CHANNELS.map((channel) => {
      const sums = addSales(read.sales.filter((group) => group.channel === channel));
      return { channel, ...saleAmounts(sums, currency) };
    }),
    payments: paymentsOf(read, currency),
  };

  async function previousOf() {
    const window = windowBefore(query, timeZone, now);
    const earlier = await readAll(app, { ...input, window }, now);
    const totals = totalsOf(earlier, currency);
    return { ...rangeBefore(query), until: window.end.toISOString(), totals };
  }
}

/** One statement after the other: a report takes one connection, however much it asks. */
async function readAll(app: App, input: ReportInput, now: Date) {
  return onReplica(app.db, async (db) => {
    const overview = await readOverview(db, { ...input, now });
    return { ...overview, parties: await readBookings(db, input) };
  });
}

type Read = { sales: readonly DaySales[]; losses: readonly DayLosses[]; payments: readonly PaymentSums[] };

function dayOf(day: string, { sales, losses }: Read, currency: string) {
  const groups = sales.filter((group) => group.day === day);
  const lost = losses.find((loss) => loss.day === day);
  return {
    day,
    ...saleAmounts(addSales(groups), currency),
    late: groups.reduce((sum, { late }) => sum + late, 0),
    refused: lost?.refused ?? 0,
    canceled: lost?.canceled ?? 0,
  };
}

/** How the sales were paid, and as `unpaid` what is open on bills, so that all of it is the net of the sales. */
function paymentsOf({ sales, payments }: Read, currency: string) {
  const sums = addSales(sales);
  const paid = payments.reduce((sum, { taken, refunded }) => sum + taken - refunded, 0);
  const open = { method: "unpaid" as const, taken: salesMinor(sums) - sums.refunds - paid, refunded: 0 };
  const rows = open.taken === 0 ? payments : [...payments, open];
  return REPORT_METHODS.flatMap((method) => rows.filter((row) => row.method === method)).map(
    ({ method, taken, refunded }) => ({
      method,
      taken: toMajor(taken, currency),
      refunded: toMajor(refunded, currency),
      net: toMajor(taken - refunded, currency),
    }),
  );
}
