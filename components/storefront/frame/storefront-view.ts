import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import { openMethods, paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import type { TakesMethod } from "@/lib/payments/processor/processor-methods";
import { scheduleEnd } from "@/lib/restaurant/hours/order-times";
import type { Shop } from "@/lib/restaurant/menu/shop";
import { type Storefront, storefrontOf } from "@/lib/restaurant/menu/storefront";
import { dishView } from "./dish-view";
import {
  type OrderService,
  type PaymentDesk,
  type PaymentMethod,
  type ServiceView,
  SHOWN_FACTS,
  type StorefrontView,
} from "./storefront";

function shownFacts(tenant: Storefront["tenant"]): Pick<StorefrontView, (typeof SHOWN_FACTS)[number]> {
  return Object.fromEntries(SHOWN_FACTS.map((fact) => [fact, tenant[fact]])) as Pick<
    StorefrontView,
    (typeof SHOWN_FACTS)[number]
  >;
}

function paymentMethods(
  offered: ReturnType<typeof paymentMethodsOf>,
  desk: PaymentDesk | null,
): PaymentMethod[] {
  return openMethods(offered).filter((method) => method === "cash" || desk !== null);
}

/**
 * The restaurant in the visitor's language at the instant, with its online payment at the given desk and by what the
 * processor takes. Sections without dishes are left out.
 */
export function storefrontView(
  shop: Shop,
  input: { locale: string; now: Date; paymentDesk: PaymentDesk | null; takes: TakesMethod },
): Omit<StorefrontView, "amountTexts" | "momentTexts"> {
  const { locale, now, paymentDesk } = input;
  const methods = paymentMethodsOf(shop.tenant, input.takes);
  const { tenant, services, categories, deliveryTax, serviceTax, changesAt } = storefrontOf(shop, now);
  const { scheduleDays, timeZone } = tenant;
  const lastTime =
    scheduleDays === null ? null : scheduleEnd({ zone: timeZone, daysAhead: scheduleDays }, now);
  const text = (map: LocaleMap) => localText(map, locale, tenant.locales);
  const service = (name: OrderService): ServiceView => {
    const { offered, open, until, opensAt } = services[name];
    const minutes = tenant.prepMinutes + (name === "delivery" ? tenant.deliveryMinutes : 0);
    return { offered, open, changesAt: open ? until : opensAt, minutes };
  };
  return {
    ...shownFacts(tenant),
    tagline: text(tenant.tagline),
    deliveryTax,
    tips: { orders: tenant.tipsOnOrders, bills: tenant.tipsOnBills, percents: [...tenant.tipPercents] },
    serviceTax,
    services: { pickup: service("pickup"), delivery: service("delivery") },
    hasScheduledOrders: scheduleDays !== null,
    paymentMethods: paymentMethods(methods, paymentDesk),
    paymentDesk,
    hasWallets: paymentDesk?.kind === "stripe" && (methods.applePay || methods.googlePay),
    menuChangesAt: changesAt,
    sections: categories.map(({ id, name, products }) => ({
      id,
      name: text(name),
      dishes: products.map((product) => dishView(product, { locale, locales: tenant.locales }, lastTime)),
    })),
  };
}
