import type { App } from "@/lib/payments/app";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { getBazarAccount } from "@/lib/people/accounts/get-bazar-account";
import { listFavouriteSlugs } from "@/lib/people/accounts/list-favourite-slugs";
import { type Diner, type DinerScope, profileOf } from "@/lib/people/auth/diner";
import { historyView } from "@/lib/service/orders/views/list-order-history";
import { listOrdersOf } from "@/lib/service/orders/views/order-search-store";
import { listBookingHistory } from "@/lib/service/reservations/list-booking-history";
import { listOwnWaiting } from "@/lib/service/waitlist/list-own-waiting";

const MOST_ORDERS = 10_000;

async function detailsOf(app: App, { id }: Diner) {
  const [{ phone, addresses }, favourites] = await Promise.all([
    getBazarAccount(app, { bazarUserId: id }),
    listFavouriteSlugs(app, { bazarUserId: id }),
  ]);
  return { phone, addresses, favourites };
}

/** Everything that is kept about a diner, in a form for machines. */
export async function exportDiner(app: App, { scope, diner }: { scope: DinerScope; diner: Diner }) {
  const filter = historyFilter(scope, diner);
  const email = diner.emailProvenAt && diner.email;
  const tenantId = scope.kind === "bazar" ? null : scope.tenantId;
  const [orders, { reservations }, details, waitlist] = await Promise.all([
    listOrdersOf(app.db, { orderer: filter, after: null, limit: MOST_ORDERS }),
    listBookingHistory(app, { booker: filter }),
    scope.kind === "bazar" ? detailsOf(app, diner) : null,
    email ? listOwnWaiting(app, { tenantId, email }) : [],
  ]);
  return {
    exportedAt: app.clock.now().toISOString(),
    profile: { ...profileOf(diner), emailProvenAt: diner.emailProvenAt?.toISOString() ?? null },
    details,
    orders: orders.map(historyView),
    reservations,
    waitlist,
  };
}
