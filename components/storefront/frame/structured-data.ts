import { toMajor } from "@/lib/core/money/money";
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

/** The restaurant and its menu for search engines, as schema.org describes them; `url` is the menu's address. */
export function restaurantData(shop: StorefrontView, url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: shop.name,
    description: shop.tagline,
    url,
    image: shop.heroImage ? new URL(shop.heroImage, url).href : undefined,
    telephone: shop.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.address,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: shop.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: shop.latitude, longitude: shop.longitude },
    potentialAction: { "@type": "OrderAction", target: url },
    hasMenu: {
      "@type": "Menu",
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
