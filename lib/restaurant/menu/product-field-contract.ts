import { z } from "zod";
import { LocaleMapSchema, optionalTexts, requiredTexts } from "@/lib/core/i18n/locale-map";
import { ExternalIdInput, ExternalIdWire } from "@/lib/core/ids/external-id-contract";
import { IdParam } from "@/lib/core/ids/param-contract";
import { PictureAddressInput } from "@/lib/core/pictures/picture-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import {
  OptionRecipeInput,
  OptionRecipeLineWire,
  RecipeInput,
  RecipeLineWire,
} from "@/lib/restaurant/inventory/quantity";
import { OptionGroupInput } from "@/lib/restaurant/menu/editing/option-group-input";
import { OptionGroupWire, PublicOptionGroupWire } from "@/lib/restaurant/menu/editing/option-group-wire";
import { PRODUCT_BOUNDS } from "@/lib/restaurant/tenancy/quotas";
import type { Side, WireFields } from "@/lib/restaurant/tenancy/wire-sides";
import { DishTagsInput } from "./dish-tags-contract";
import { MenuHoursInput, MenuHoursWire } from "./menu-hours-contract";
import {
  MAX_ALLERGEN_NOTE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_MENU_NAME_LENGTH,
  MAX_STOCK,
} from "./menu-limits";
import { AGE_LIMITS } from "./minimum-age";
import type { DishFact } from "./product";

const MAX_POSITION = 1_000_000;
export const OrderInput = z
  .int()
  .min(0)
  .max(MAX_POSITION)
  .describe("Place in the menu; ties are shown oldest first");

const PriceInput = z.number().min(0).describe("In major units, with at most the currency's decimals");

/** Every field of a product on the wire. */
export const PRODUCT_FIELDS = {
  id: { own: z.string(), guests: z.string() },
  categoryId: { input: IdParam, own: z.string(), guests: z.string() },
  name: { input: requiredTexts(MAX_MENU_NAME_LENGTH), own: LocaleMapSchema, guests: LocaleMapSchema },
  description: {
    input: optionalTexts(MAX_DESCRIPTION_LENGTH),
    own: LocaleMapSchema,
    guests: LocaleMapSchema,
  },
  image: { input: PictureAddressInput, own: z.string().nullable(), guests: z.string().nullable() },
  basePrice: { input: PriceInput, own: z.number(), guests: z.number() },
  discountPrice: {
    input: PriceInput.nullable().describe("Null ends the discount"),
    own: z.number().nullable(),
    guests: z.number().optional(),
  },
  allergens: {
    input: DishTagsInput.describe(
      "The fourteen of the EU by their codes, such as `gluten`; other texts are kept",
    ),
    own: z.array(z.string()),
    guests: z.array(z.string()),
  },
  allergenNote: {
    input: optionalTexts(MAX_ALLERGEN_NOTE_LENGTH).describe("What the list cannot say, such as traces"),
    own: LocaleMapSchema,
    guests: LocaleMapSchema.optional().describe("Left out when there is none"),
  },
  dietaryTags: { input: DishTagsInput, own: z.array(z.string()), guests: z.array(z.string()) },
  minimumAge: {
    input: z
      .int()
      .min(AGE_LIMITS.lowest)
      .max(AGE_LIMITS.highest)
      .nullable()
      .describe("How old a guest has to be, such as 18 for wine; null is any age"),
    own: z.int().nullable().describe("How old a guest has to be; null is any age"),
    guests: z
      .int()
      .optional()
      .describe("How old a guest has to be, see `ageConfirmed` of an order; left out for any age"),
  },
  optionGroups: {
    input: z.array(OptionGroupInput).max(PRODUCT_BOUNDS.optionGroups),
    own: z.array(OptionGroupWire),
    guests: z.array(PublicOptionGroupWire),
  },
  status: { input: z.enum(["active", "draft"]), own: z.enum(["active", "draft"]) },
  stock: {
    input: z.int().min(0).max(MAX_STOCK).nullable().describe("The present stock; null means unlimited"),
    own: z.int().nullable(),
  },
  available: {
    input: z.boolean().describe("If false, the product is sold out, whatever its stock"),
    own: z.boolean(),
  },
  soldOutUntil: {
    input: InstantInput.nullable().describe("Sold out until then; null ends it"),
    own: z.iso
      .datetime()
      .nullable()
      .describe("Sold out until then, whatever its stock; it has ended when that has passed"),
  },
  availability: { input: MenuHoursInput, own: MenuHoursWire },
  revision: { own: z.int().describe("Grows with every edit, not with sales") },
  order: { input: OrderInput, own: z.number(), guests: z.number() },
  taxClassId: {
    input: IdParam.nullable().describe("Null means its category's"),
    own: z.string().nullable().describe("Null means its category's"),
  },
  externalId: {
    input: ExternalIdInput,
    own: ExternalIdWire,
    guests: z
      .string()
      .optional()
      .describe("What another system calls it, as that system has set it; left out where none has"),
  },
  recipe: {
    input: RecipeInput.describe("What one unit takes of each ingredient; replaced as a whole"),
    own: z.array(RecipeLineWire),
  },
  optionRecipes: {
    input: OptionRecipeInput.describe("What chosen options take in addition; replaced as a whole"),
    own: z.array(OptionRecipeLineWire),
  },
} as const satisfies WireFields & Record<DishFact, Record<Side, z.ZodType>>;
