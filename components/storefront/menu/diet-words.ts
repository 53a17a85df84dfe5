"use client";

import { useTranslations } from "next-intl";

/** A code such as "gluten-free" as text, for codes without a message in the catalogue. */
function readable(code: string): string {
  const words = code.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function useDietWords(): { allergen: (code: string) => string; diet: (code: string) => string } {
  const allergens = useTranslations("storefront.allergen");
  const diets = useTranslations("storefront.diet");
  type Allergen = Parameters<typeof allergens>[0];
  type Diet = Parameters<typeof diets>[0];
  return {
    allergen: (code) => (allergens.has(code as Allergen) ? allergens(code as Allergen) : readable(code)),
    diet: (code) => (diets.has(code as Diet) ? diets(code as Diet) : readable(code)),
  };
}
