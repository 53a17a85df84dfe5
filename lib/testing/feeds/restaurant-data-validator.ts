import { z } from "zod";

/**
 * The part of schema.org's Restaurant that Google reads, as its documentation describes it (Local business, Menu,
 * Reserve and Order actions): required and recommended properties with their forms.
 */
const web = z.url({ protocol: /^https?$/ });
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const language = z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/);
const text = z.string().trim().min(1);

const weekday = z.string().regex(/^https:\/\/schema\.org\/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
const Weekly = z.strictObject({
  "@type": z.literal("OpeningHoursSpecification"),
  dayOfWeek: weekday,
  opens: time,
  closes: time,
});
const Special = z.strictObject({
  "@type": z.literal("OpeningHoursSpecification"),
  validFrom: day,
  validThrough: day,
  opens: time,
  closes: time,
});

const EntryPoint = z.strictObject({
  "@type": z.literal("EntryPoint"),
  urlTemplate: web,
  inLanguage: language,
  actionPlatform: z
    .array(z.enum(["https://schema.org/DesktopWebPlatform", "https://schema.org/MobileWebPlatform"]))
    .min(1),
});
const OrderAction = z.strictObject({
  "@type": z.literal("OrderAction"),
  target: EntryPoint,
  deliveryMethod: z.array(z.string().startsWith("http://purl.org/goodrelations/v1#DeliveryMode")).min(1),
});
const ReserveAction = z.strictObject({
  "@type": z.literal("ReserveAction"),
  target: EntryPoint,
  result: z.strictObject({ "@type": z.literal("FoodEstablishmentReservation"), name: text }),
});

const MenuItem = z.strictObject({
  "@type": z.literal("MenuItem"),
  name: text,
  suitableForDiet: z.array(z.string().regex(/^https:\/\/schema\.org\/\w+Diet$/)),
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    price: z.number().min(0),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    availability: z.enum(["https://schema.org/InStock", "https://schema.org/SoldOut"]),
  }),
});

const Restaurant = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Restaurant"),
  "@id": web,
  name: text,
  description: text.optional(),
  url: web,
  image: web.optional(),
  logo: web.optional(),
  telephone: text,
  servesCuisine: z.array(text).min(1).optional(),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}$/),
  acceptsReservations: z.boolean(),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    postalCode: z.string(),
    addressLocality: text,
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: z.strictObject({
    "@type": z.literal("GeoCoordinates"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  openingHoursSpecification: z.array(Weekly),
  specialOpeningHoursSpecification: z.array(Special),
  potentialAction: z.array(z.discriminatedUnion("@type", [OrderAction, ReserveAction])),
  hasMenu: z.strictObject({
    "@type": z.literal("Menu"),
    url: web,
    inLanguage: language,
    hasMenuSection: z.array(
      z.strictObject({ "@type": z.literal("MenuSection"), name: text, hasMenuItem: z.array(MenuItem) }),
    ),
  }),
});

/** What is wrong with a restaurant's structured data, one line each; nothing where it is right. */
export function validateRestaurantData(data: unknown): string[] {
  const read = Restaurant.safeParse(data);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
