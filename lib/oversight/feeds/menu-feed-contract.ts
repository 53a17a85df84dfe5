import { z } from "zod";

/**
 * The menu in Google's published JSON (Business Profile API, FoodMenus): amounts are whole units and billionths, and what
 * it has no word for is left out.
 */
export const FEED_ALLERGENS = [
  "DAIRY",
  "EGG",
  "FISH",
  "PEANUT",
  "SHELLFISH",
  "SOY",
  "TREE_NUT",
  "WHEAT",
] as const;
export const FEED_DIETS = ["HALAL", "VEGAN", "VEGETARIAN"] as const;
export const FEED_CUISINES = [
  "AMERICAN",
  "BREAKFAST",
  "CHINESE",
  "FRENCH",
  "GERMAN",
  "GREEK",
  "HAMBURGER",
  "INDIAN",
  "ITALIAN",
  "JAPANESE",
  "KOREAN",
  "MEDITERRANEAN",
  "MEXICAN",
  "PIZZA",
  "SEAFOOD",
  "SPANISH",
  "SUSHI",
  "THAI",
  "TURKISH",
  "VEGETARIAN",
  "VIETNAMESE",
  "OTHER_CUISINE",
] as const;

const labels = z.array(
  z
    .object({ displayName: z.string(), description: z.string().optional(), languageCode: z.string() })
    .meta({ id: "FeedLabel" }),
);

const Attributes = z
  .object({
    price: z.object({ currencyCode: z.string(), units: z.string(), nanos: z.int() }),
    allergen: z.array(z.enum(FEED_ALLERGENS)).optional(),
    dietaryRestriction: z.array(z.enum(FEED_DIETS)).optional(),
    spiciness: z.literal("HOT").optional(),
  })
  .meta({ id: "FeedAttributes" });

export const MenuFeed = z
  .object({
    menus: z.array(
      z.object({
        labels,
        sourceUrl: z.string(),
        cuisines: z.array(z.enum(FEED_CUISINES)).optional(),
        sections: z.array(
          z.object({
            labels,
            items: z.array(
              z.object({
                labels,
                attributes: Attributes,
                options: z.array(z.object({ labels, attributes: Attributes })).optional(),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "MenuFeed" });
