import { type Dish, inLanguage, type Menu, type Profile } from "./page/storefront.js";

/** What search engines read: the restaurant with its hours and its menu, by schema.org. */
export function schemaOrg(
  { profile, menu }: { profile: Profile; menu: Menu },
  { baseUrl, siteUrl, language }: { baseUrl: string; siteUrl: string; language: string },
) {
  const text = (texts: Record<string, string>) => inLanguage(texts, language, profile.locales);
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": siteUrl,
    name: profile.name,
    url: siteUrl,
    telephone: profile.phone,
    servesCuisine: profile.cuisines,
    currenciesAccepted: profile.currency,
    acceptsReservations: profile.services.reservation.offered,
    // Pictures have addresses within the platform.
    ...(profile.heroImage === null ? {} : { image: new URL(profile.heroImage, baseUrl).href }),
    address: {
      "@type": "PostalAddress",
      streetAddress: profile.address,
      postalCode: profile.postcode,
      addressLocality: profile.city,
      addressCountry: profile.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: profile.latitude, longitude: profile.longitude },
    openingHoursSpecification: Object.entries(profile.openingHours.pickup.weekly).flatMap(([day, spans]) =>
      spans.map(({ open, close }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens: open,
        closes: close === "00:00" ? "23:59" : close, // schema.org has no end of the day.
      })),
    ),
    hasMenu: {
      "@type": "Menu",
      hasMenuSection: menu.categories.map((category) => ({
        "@type": "MenuSection",
        name: text(category.name),
        hasMenuItem: menu.products
          .filter(({ categoryId }) => categoryId === category.id)
          .map((dish) => menuItem(dish, text, profile.currency)),
      })),
    },
  };
}

function menuItem(dish: Dish, text: (texts: Record<string, string>) => string, priceCurrency: string) {
  return {
    "@type": "MenuItem",
    name: text(dish.name),
    description: text(dish.description),
    offers: { "@type": "Offer", price: dish.discountPrice ?? dish.basePrice, priceCurrency },
  };
}
