import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findPerson } from "@/lib/oversight/guests/find-person";
import { getGuestMoney } from "@/lib/oversight/guests/get-guest-money";
import type { GuestExport } from "@/lib/oversight/guests/guest-contract";
import type { App } from "@/lib/payments/app";
import { historyView } from "@/lib/service/orders/views/list-order-history";
import { listOrdersOf } from "@/lib/service/orders/views/order-search-store";
import { listBookingHistory } from "@/lib/service/reservations/list-booking-history";
import { listOwnWaiting } from "@/lib/service/waitlist/list-own-waiting";

const MOST = 10_000;

/** Everything that a restaurant keeps about a guest, for the guest who asks for it. Throws GUEST_NOT_FOUND. */
export async function exportGuest(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<z.output<typeof GuestExport>> {
  const guest = await findPerson(app, input);
  const person = { tenantId: input.tenant.id, anyoneAt: guest.email, provenEmail: guest.email };
  const [orders, { reservations }, money, waitlist] = await Promise.all([
    listOrdersOf(app.db, { orderer: person, after: null, limit: MOST }),
    listBookingHistory(app, { booker: person }),
    getGuestMoney(app, { tenant: input.tenant, email: guest.email, limit: MOST }),
    listOwnWaiting(app, { tenantId: input.tenant.id, email: guest.email }),
  ]);
  return {
    exportedAt: app.clock.now().toISOString(),
    guest,
    orders: orders.map(historyView),
    reservations,
    waitlist,
    ...money,
  };
}
