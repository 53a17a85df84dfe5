import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";
import { serviceState } from "@/lib/restaurant/hours/service-state";
import { toPercent } from "@/lib/restaurant/tax/tax-contract";
import { RESTAURANT_FIELDS } from "./restaurant-field-contract";
import type { ShopTenant } from "./shop-tenant";
import { shapeOf } from "./wire-sides";

/** What anybody may know of a restaurant. */
export const PublicProfile = z.object(shapeOf(RESTAURANT_FIELDS, "guests")).meta({ id: "PublicProfile" });

/** A restaurant's public profile at an instant, and nothing else of the restaurant. */
export function publicProfile(tenant: ShopTenant, now: Date): z.output<typeof PublicProfile> {
  const services = SERVICES.map((service) => [service, serviceState(tenant, service, now)]);
  return PublicProfile.parse({
    ...tenant,
    services: Object.fromEntries(services),
    deliveryFee: toMajor(tenant.deliveryFeeMinor, tenant.currency),
    deliveryMinimum: toMajor(tenant.deliveryMinimumMinor, tenant.currency),
    tips: { orders: tenant.tipsOnOrders, bills: tenant.tipsOnBills, percents: tenant.tipPercents },
    orderServiceCharge: toPercent(tenant.orderServiceBps),
  });
}
