import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { toMajor } from "@/lib/core/money/money";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";
import { serviceState } from "@/lib/restaurant/hours/service-state";
import { toPercent } from "@/lib/restaurant/tax/tax-contract";
import { OpeningHoursWire } from "./settings-contract";
import type { ShopTenant } from "./shop-tenant";

const ServiceStateWire = z
  .object({
    offered: z.boolean(),
    open: z.boolean(),
    until: z.string().nullable(),
    opensAt: z.string().nullable(),
  })
  .meta({ id: "ServiceState" });

/** What anybody may know of a restaurant. */
export const PublicProfile = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    tagline: LocaleMapSchema,
    about: LocaleMapSchema,
    cuisines: z.array(z.string()).describe("What the kitchen cooks"),
    heroImage: z.string().nullable(),
    logoImage: z.string().nullable(),
    accent: z.string(),
    displayFont: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
    currency: z.string(),
    locales: z.array(z.string()).describe("The first is the default"),
    openingHours: OpeningHoursWire,
    services: z
      .object({ pickup: ServiceStateWire, delivery: ServiceStateWire, reservation: ServiceStateWire })
      .describe("Whether each service is open right now, and when that changes"),
    deliveryFee: z.number(),
    deliveryMinimum: z.number(),
    deliveryRadiusKm: z.number().nullable(),
    deliveryPostcodes: z.array(z.string()).describe("Delivered to however far away, beside the radius"),
    prepMinutes: z.int(),
    deliveryMinutes: z.int(),
    cancelGraceMinutes: z.int(),
    tips: z
      .object({ orders: z.boolean(), bills: z.boolean(), percents: z.array(z.int()) })
      .describe("Where guests can give a tip, and what is suggested in percent"),
    orderServiceCharge: z.number().describe("In percent of what is ordered less its discount; 0 is none"),
  })
  .meta({ id: "PublicProfile" });

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
