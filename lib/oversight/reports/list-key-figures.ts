import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { countBookings } from "./booking-report-store";
import { listSaleSums } from "./overview-store";
import { inputOf, type ReportRequest } from "./report-subject";
import { averageOf, NOTHING, salesMinor } from "./report-sums";

/**
 * Some totals of the overviews of many restaurants, each of its own days. Two statements, one after the other, however
 * many there are.
 */
export async function listKeyFigures<Request extends ReportRequest>(app: App, requests: readonly Request[]) {
  const now = app.clock.now();
  const times = requests.map(inputOf);
  const { sums, bookings } = await onReplica(app.db, async (db) => ({
    sums: await listSaleSums(db, { times, now }),
    bookings: await countBookings(db, times),
  }));
  return requests.map((request) => {
    const { id, currency } = request.tenant;
    const sold = sums.get(id) ?? { ...NOTHING, late: 0 };
    const figures = {
      orders: sold.orders,
      sales: toMajor(salesMinor(sold), currency),
      average: averageOf(sold, currency),
      lateRate: sold.orders === 0 ? null : sold.late / sold.orders,
      bookings: bookings.get(id) ?? 0,
    };
    return { ...request, figures };
  });
}
