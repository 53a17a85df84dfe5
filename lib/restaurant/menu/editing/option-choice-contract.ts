import { z } from "zod";
import { LocaleMapSchema, optionalTexts } from "@/lib/core/i18n/locale-map";
import { DishTagsInput } from "@/lib/restaurant/menu/dish-tags-contract";
import { MAX_OPTION_LABEL_LENGTH, type OptionList } from "@/lib/restaurant/pricing/option-label";
import type { WireFields } from "@/lib/restaurant/tenancy/wire-sides";

/** Every detail of a choice on the wire; guests read it as its restaurant does. */
export const CHOICE_FIELDS = {
  name: {
    input: optionalTexts(MAX_OPTION_LABEL_LENGTH)
      .optional()
      .describe("Its name in each language, without the price"),
    own: LocaleMapSchema.optional(),
  },
  default: {
    input: z.boolean().optional().describe("Chosen already when the dish is opened"),
    own: z.boolean().optional(),
  },
  allergens: {
    input: DishTagsInput.optional().describe("What it contains beyond the dish"),
    own: z.array(z.string()).optional().describe("What it contains beyond the dish"),
  },
  removesAllergens: {
    input: DishTagsInput.optional().describe(
      "What the dish contains and is without when this is chosen, such as `gluten` for a gluten-free base",
    ),
    own: z.array(z.string()).optional().describe("What the dish contains and is without when this is chosen"),
  },
} as const satisfies WireFields & Record<OptionList, object>;
