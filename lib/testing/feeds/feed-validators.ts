import { z } from "zod";

/**
 * What Google's documentation requires of its feeds, written down apart from what we send: Food Menus (Business Profile
 * API) and the merchants, services and availability feeds of Reservations End-to-End (Actions Center).
 */
const words = (text: string) => z.enum(text.split(" "));

const label = z.strictObject({
  displayName: z.string().min(1).max(140),
  description: z.string().min(1).max(1000).optional(),
  languageCode: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/),
});
const labels = z
  .array(label)
  .min(1)
  .refine(
    (all) => new Set(all.map(({ languageCode }) => languageCode)).size === all.length,
    "one per language",
  );
const money = z.strictObject({
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  units: z.string().regex(/^\d+$/),
  nanos: z.int().min(0).max(999_999_999),
});
const attributes = z.strictObject({
  price: money,
  spiciness: words("MILD MEDIUM HOT").optional(),
  allergen: z.array(words("DAIRY EGG FISH PEANUT SHELLFISH SOY TREE_NUT WHEAT")).min(1).optional(),
  dietaryRestriction: z.array(words("HALAL KOSHER ORGANIC VEGAN VEGETARIAN")).min(1).optional(),
});
const FoodMenus = z.strictObject({
  menus: z.array(
    z.strictObject({
      labels,
      sourceUrl: z.url({ protocol: /^https?$/ }),
      cuisines: z
        .array(
          words(
            "AMERICAN ASIAN BRAZILIAN BREAKFAST BRUNCH CHICKEN CHINESE FAMILY FAST_FOOD FRENCH GREEK GERMAN HAMBURGER INDIAN INDONESIAN ITALIAN JAPANESE KOREAN LATIN_AMERICAN MEDITERRANEAN MEXICAN PAKISTANI PIZZA SEAFOOD SPANISH SUSHI THAI TURKISH VEGETARIAN VIETNAMESE OTHER_CUISINE",
          ),
        )
        .min(1)
        .optional(),
      sections: z
        .array(
          z.strictObject({
            labels,
            items: z
              .array(
                z.strictObject({
                  labels,
                  attributes,
                  options: z.array(z.strictObject({ labels, attributes })).min(1).optional(),
                }),
              )
              .min(1),
          }),
        )
        .min(1),
    }),
  ),
});

const id = z.string().regex(/^[\w.~-]+$/, "URL-safe characters only");
const seconds = z.int().min(1_000_000_000).max(9_999_999_999);
const metadata = z.strictObject({
  processing_instruction: z.literal("PROCESS_AS_COMPLETE"),
  shard_number: z.int().min(0),
  total_shards: z.int().min(1),
  nonce: z.string().regex(/^\d+$/),
  generation_timestamp: seconds,
});
const Merchants = z.strictObject({
  metadata,
  merchant: z.array(
    z.strictObject({
      merchant_id: id,
      name: z.string().min(1),
      telephone: z.string().min(1).optional(),
      url: z.url({ protocol: /^https?$/ }).optional(),
      category: z.string().min(1),
      geo: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        address: z.strictObject({
          country: z.string().regex(/^[A-Z]{2}$/),
          locality: z.string().min(1),
          region: z.string().optional(),
          postal_code: z.string(),
          street_address: z.string().min(1),
        }),
      }),
    }),
  ),
});
const Services = z.strictObject({
  metadata,
  service: z.array(
    z.strictObject({
      merchant_id: id,
      service_id: id,
      localized_service_name: z.strictObject({
        value: z.string().min(1),
        localized_value: z.array(z.strictObject({ locale: z.string().min(2), value: z.string().min(1) })),
      }),
      type: z.literal("SERVICE_TYPE_DINING_RESERVATION"),
      rules: z.strictObject({
        min_advance_booking: z.int().min(0),
        min_advance_online_canceling: z.int().min(0),
      }),
    }),
  ),
});
const Availability = z.strictObject({
  metadata,
  service_availability: z
    .array(
      z.strictObject({
        availability: z
          .array(
            z
              .strictObject({
                merchant_id: id,
                service_id: id,
                start_sec: seconds,
                duration_sec: z.int().min(60),
                spots_total: z.int().min(1),
                spots_open: z.int().min(0),
                resources: z.strictObject({ party_size: z.int().min(1) }),
                confirmation_mode: words("CONFIRMATION_MODE_SYNCHRONOUS CONFIRMATION_MODE_ASYNCHRONOUS"),
              })
              .refine(({ spots_open, spots_total }) => spots_open <= spots_total, "more open than there are"),
          )
          .refine(
            (slots) =>
              new Set(slots.map(({ start_sec, resources }) => `${start_sec} ${resources.party_size}`))
                .size === slots.length,
            "one entry per time and party",
          ),
      }),
    )
    .min(1),
});

const FEEDS = { menu: FoodMenus, merchant: Merchants, services: Services, availability: Availability };

/** What is wrong with a feed, one line each; nothing where it is right. */
export function validateFeed(kind: keyof typeof FEEDS, feed: unknown): string[] {
  const read = FEEDS[kind].safeParse(feed);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
