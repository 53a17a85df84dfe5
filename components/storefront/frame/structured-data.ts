import type { Locale } from "@/lib/core/i18n/locales";
import { toMajor } from "@/lib/core/money/money";
import { WEEKDAYS } from "@/lib/core/time/zone";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { houseHours, openingHoursData } from "./opening-hours-data";
import type { Dish, StorefrontView } from "./storefront";

const DIETS: Readonly<Record<string, string>> = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "halal-friendly": "https://schema.org/HalalDiet",
};

/** What the page does not say in words that machines read; its text has the rest. */
function menuItem(dish: Dish, currency: string) {
  return {
    "@type": "MenuItem",
    name: dish.name,
    suitableForDiet: dish.dietaryTags.flatMap((tag) => DIETS[tag] ?? []),
    offers: {
      "@type": "Offer",
      price: toMajor(dish.discountPriceMinor ?? dish.basePriceMinor, currency),
      priceCurrency: currency,
      availability: `https://schema.org/${dish.soldOut ? "SoldOut" : "InStock"}`,
    },
  };
}

export interface RestaurantDataInput {
  shop: StorefrontView;
  tenant: Pick<ShopTenant, "openingHours" | "cuisines">;
  /** The storefront's address without a language, by which search engines know the restaurant. */
  home: string;
  /** The language of the page, and its own address where it has one. */
  language: Locale;
  url: string;
  reserveUrl: string;
  /** By the restaurant's calendar, YYYY-MM-DD. */
  today: string;
}

const PLATFORMS = ["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"];

const DELIVERY_METHODS = {
  pickup: "http://purl.org/goodrelations/v1#DeliveryModePickUp",
  delivery: "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet",
} as const;

function entryPoint(urlTemplate: string, inLanguage: string) {
  return { "@type": "EntryPoint", urlTemplate, inLanguage, actionPlatform: PLATFORMS };
}

/** The restaurant, its hours, what can be done there and its menu, as schema.org describes them, in one language. */
export function restaurantData({
  shop,
  tenant,
  home,
  language,
  url,
  reserveUrl,
  today,
}: RestaurantDataInput) {
  const ways = (["pickup", "delivery"] as const).filter((way) => shop.services[way].offered);
  const hours = houseHours(tenant.openingHours);
  const takesBookings = WEEKDAYS.some((day) => tenant.openingHours.reservation.weekly[day].length > 0);
  const order = {
    "@type": "OrderAction",
    target: entryPoint(url, language),
    deliveryMethod: ways.map((way) => DELIVERY_METHODS[way]),
  };
  const reserve = {
    "@type": "ReserveAction",
    target: entryPoint(reserveUrl, language),
    result: { "@type": "FoodEstablishmentReservation", name: shop.name },
  };
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": home,
    name: shop.name,
    description: shop.tagline || undefined,
    url,
    image: shop.heroImage ? new URL(shop.heroImage, url).href : undefined,
    logo: shop.logoImage ? new URL(shop.logoImage, url).href : undefined,
    telephone: shop.phone,
    servesCuisine: tenant.cuisines.length > 0 ? [...tenant.cuisines] : undefined,
    currenciesAccepted: shop.currency,
    acceptsReservations: takesBookings,
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.address,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: shop.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: shop.latitude, longitude: shop.longitude },
    ...openingHoursData(hours, today),
    potentialAction: [...(ways.length > 0 ? [order] : []), ...(takesBookings ? [reserve] : [])],
    hasMenu: {
      "@type": "Menu",
      url,
      inLanguage: language,
      hasMenuSection: shop.sections.map((section) => ({
        "@type": "MenuSection",
        name: section.name,
        hasMenuItem: section.dishes.map((dish) => menuItem(dish, shop.currency)),
      })),
    },
  };
}

/** JSON for inside of a script element: nothing in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
