import { z } from "zod";
import { MAX_DISH_TAG_LENGTH, MAX_DISH_TAGS } from "./menu-limits";

/** Allergens or diets, each once. */
export const DishTagsInput = z
  .array(z.string().trim().min(1).max(MAX_DISH_TAG_LENGTH))
  .max(MAX_DISH_TAGS)
  .transform((tags) => [...new Set(tags)]);
