import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { reservationPolicyWire } from "./reservation-policy-contract";
import { getReservationHost } from "./reservation-policy-store";

/** A restaurant's booking rules. */
export async function getReservationPolicy(app: App, { tenantId }: { tenantId: TenantId }) {
  return reservationPolicyWire(await getReservationHost(app.db.sql, { tenantId }));
}
