import type { App } from "@/lib/payments/app";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { getReservationPolicy } from "@/lib/service/reservations/get-reservation-policy";

/** What of a restaurant can be compared with others. */
export async function getFace(app: App, { id: tenantId }: Pick<TenantRef, "id">) {
  const settings = await getSettings(app, { tenantId });
  return { settings, rules: await getReservationPolicy(app, { tenantId }) };
}
