import { localText } from "@/lib/i18n/locales";
import type { Shop, ShopProduct, ShopTenant } from "@/lib/menu/shop";
import { openingState } from "@/lib/tenancy/opening-hours";
import type { Dish, OrderService, PaymentMethod, ServiceView, StorefrontView } from "./storefront";

function serviceView(tenant: ShopTenant, service: OrderService, now: Date): ServiceView {
  const offered = service === "delivery" ? tenant.deliveryEnabled : tenant.pickupEnabled;
  const minutes = tenant.prepMinutes + (service === "delivery" ? tenant.deliveryMinutes : 0);
  if (!offered) return { offered, open: false, changesAt: null, minutes };
  const hours = { ...tenant.openingHours[service], pausedUntil: tenant.pausedUntil };
  const state = openingState(hours, now, tenant.timeZone);
  const change = state.open ? state.until : state.opensAt;
  return { offered, open: state.open, changesAt: change?.toISOString() ?? null, minutes };
}

/** The payment methods that an order from the storefront can be placed with. */
function paymentMethods(tenant: ShopTenant): PaymentMethod[] {
  return tenant.cashEnabled ? ["cash"] : [];
}

/** The restaurant in the visitor's language at the instant. Sections without dishes are left out. */
export function storefrontView(shop: Shop, locale: string, now: Date): StorefrontView {
  const { tenant } = shop;
  const text = (map: ShopProduct["name"]) => localText(map, locale, tenant.locales);
  const dish = (product: ShopProduct): Dish => ({
    id: product.id,
    name: text(product.name),
    description: text(product.description),
    image: product.image,
    basePriceMinor: product.basePriceMinor,
    discountPriceMinor: product.discountPriceMinor,
    optionGroups: product.optionGroups,
    allergens: product.allergens,
    dietaryTags: product.dietaryTags,
    soldOut: product.soldOut,
  });
  const dishesOf = (categoryId: string) =>
    [...shop.products.values()]
      .filter((product) => product.categoryId === categoryId)
      .sort((a, b) => a.order - b.order)
      .map(dish);

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
    services: {
      pickup: serviceView(tenant, "pickup", now),
      delivery: serviceView(tenant, "delivery", now),
    },
    paymentMethods: paymentMethods(tenant),
    sections: [...shop.categories]
      .sort((a, b) => a.order - b.order)
      .map(({ id, name }) => ({ id, name: text(name), dishes: dishesOf(id) }))
      .filter((section) => section.dishes.length > 0),
  };
}
