import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { bumpShopVersion } from "@/lib/restaurant/menu/shop-version-store";
import { type ChangeReservationPolicyRequest, reservationPolicyWire } from "./reservation-policy-contract";
import { getReservationHost, saveReservationHours, saveReservationPolicy } from "./reservation-policy-store";

/** Changes what is given of a restaurant's booking rules. Bookings that were made before stay. */
export async function changeReservationPolicy(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: ChangeReservationPolicyRequest },
) {
  const { serviceHours, partySize, ...rules } = request;
  const party = partySize ? { partyMin: partySize.min, partyMax: partySize.max } : {};
  return inTransaction(app.db, async (tx) => {
    await saveReservationPolicy(tx, { tenantId, changes: { ...rules, ...party } });
    if (serviceHours) await saveReservationHours(tx, { tenantId, serviceHours });
    const host = await getReservationHost(tx, { tenantId });
    await bumpShopVersion(tx, { tenantId });
    return reservationPolicyWire(host.policy, host.serviceHours, host.timeZone);
  });
}
