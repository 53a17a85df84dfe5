import { isLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { App } from "@/lib/payments/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { getReservationPolicy } from "@/lib/service/reservations/get-reservation-policy";
import { refuseTwinFeed } from "./refuse-twin-feed";
import { serviceFeed } from "./reserve-feed";

/** What guests can book at the restaurant, as a service of Google's reservation feeds. */
export async function getServiceFeed(app: App, { tenant }: { tenant: ShopTenant }) {
  refuseTwinFeed(tenant.id);
  const policy = await getReservationPolicy(app, { tenantId: tenant.id });
  const spoken = tenant.locales.filter(isLocale);
  const names = (spoken.length > 0 ? spoken : (["en"] as const)).map((locale) => ({
    locale,
    value: translator(locale, "booking")("title"),
  }));
  const leadMinutes = policy.onlineBooking ? policy.leadMinutes : null;
  return serviceFeed({ tenantId: tenant.id, names, leadMinutes }, app.clock.now());
}
