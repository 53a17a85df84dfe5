import type { App } from "@/lib/app/app";
import { historyView } from "@/lib/orders/list-order-history";
import { listOrdersOf } from "@/lib/orders/order-search-store";
import { listBookingHistory } from "@/lib/reservations/list-booking-history";
import { type Diner, type DinerScope, profileOf } from "./diner";
import { historyFilter } from "./diner-history";

const MOST_ORDERS = 10_000;

/** Everything that is kept about a diner, in a form for machines. */
export async function exportDiner(app: App, { scope, diner }: { scope: DinerScope; diner: Diner }) {
  const filter = historyFilter(scope, diner);
  const [orders, { reservations }] = await Promise.all([
    listOrdersOf(app.db, { orderer: filter, after: null, limit: MOST_ORDERS }),
    listBookingHistory(app, { booker: filter }),
  ]);
  return {
    exportedAt: app.clock.now().toISOString(),
    profile: { ...profileOf(diner), emailProvenAt: diner.emailProvenAt?.toISOString() ?? null },
    orders: orders.map(historyView),
    reservations,
  };
}
