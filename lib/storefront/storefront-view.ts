import { localText } from "@/lib/i18n/locales";
import type { LocaleMap } from "@/lib/menu/locale-map";
import type { Shop, ShopTenant } from "@/lib/menu/shop";
import { storefrontOf } from "@/lib/menu/storefront";
import { PAYMENT_METHODS } from "@/lib/orders/order-contract";
import { paymentMethodsOf } from "@/lib/payments/payment-methods-contract";
import type { OrderService, PaymentDesk, PaymentMethod, ServiceView, StorefrontView } from "./storefront";

/** The payment methods that an order from the storefront can be placed with. */
function paymentMethods(tenant: ShopTenant, desk: PaymentDesk | null): PaymentMethod[] {
  const { cash, card, paypal, satispay } = paymentMethodsOf(tenant);
  const offered = { cash, stripe: card, paypal, satispay };
  return PAYMENT_METHODS.filter((method) => offered[method] && (method === "cash" || desk !== null));
}

/**
 * The restaurant in the visitor's language at the instant, with its online payment at the given desk. Sections without
 * dishes are left out.
 */
export function storefrontView(
  shop: Shop,
  { locale, now, paymentDesk }: { locale: string; now: Date; paymentDesk: PaymentDesk | null },
): StorefrontView {
  const { tenant, services, categories } = storefrontOf(shop, now);
  const text = (map: LocaleMap) => localText(map, locale, tenant.locales);
  const service = (name: OrderService): ServiceView => {
    const { offered, open, until, opensAt } = services[name];
    const minutes = tenant.prepMinutes + (name === "delivery" ? tenant.deliveryMinutes : 0);
    return { offered, open, changesAt: open ? until : opensAt, minutes };
  };
  return {
    slug: tenant.slug,
    name: tenant.name,
    tagline: text(tenant.tagline),
    heroImage: tenant.heroImage,
    phone: tenant.phone,
    email: tenant.email,
    address: tenant.address,
    postcode: tenant.postcode,
    city: tenant.city,
    country: tenant.country,
    latitude: tenant.latitude,
    longitude: tenant.longitude,
    currency: tenant.currency,
    deliveryFeeMinor: tenant.deliveryFeeMinor,
    deliveryMinimumMinor: tenant.deliveryMinimumMinor,
    deliveryRadiusKm: tenant.deliveryRadiusKm,
    services: { pickup: service("pickup"), delivery: service("delivery") },
    paymentMethods: paymentMethods(shop.tenant, paymentDesk),
    paymentDesk,
    hasWallets: paymentDesk?.kind === "stripe" && paymentMethodsOf(shop.tenant).applePay,
    sections: categories.map(({ id, name, products }) => ({
      id,
      name: text(name),
      dishes: products.map((product) => ({
        ...product,
        name: text(product.name),
        description: text(product.description),
      })),
    })),
  };
}
