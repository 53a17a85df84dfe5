import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { depositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import { getReservationHost } from "./reservation-policy-store";

/** What a diner needs to know before choosing a date. Specification, Reservations. */
export async function getReservationConfig(app: App, { tenantId }: { tenantId: TenantId }) {
  const { policy, timeZone, currency } = await getReservationHost(app.db.sql, { tenantId });
  return {
    partySize: { min: policy.partyMin, max: policy.partyMax },
    slotLengthMinutes: policy.slotLengthMinutes,
    slotIntervalMinutes: policy.slotIntervalMinutes,
    blockedDates: policy.blockedDates,
    daysAhead: policy.daysAhead,
    timeZone,
    deposit: depositTerms(policy, currency),
  };
}
