"use client";

import { useTranslations } from "next-intl";
import type { Dish } from "@/components/storefront/frame/storefront";
import { useDietWords } from "./diet-words";
import { allergensOf } from "./option-choice";

interface DishAllergensProps {
  dish: Pick<Dish, "allergens" | "allergenNote" | "optionGroups">;
  /** The chosen labels by group. */
  selected: Readonly<Record<string, readonly string[]>>;
}

/** What a dish contains with the options that are chosen, read out when a choice changes it. */
export function DishAllergens({ dish, selected }: DishAllergensProps) {
  const t = useTranslations("storefront.dish");
  const words = useDietWords();
  const allergens = allergensOf(dish, selected);
  return (
    <div className="space-y-2 text-sm text-ink-soft">
      <p aria-live="polite">
        {allergens.length === 0
          ? t("noAllergens")
          : t("allergens", { list: allergens.map(words.allergen).join(", ") })}
      </p>
      {dish.allergenNote && <p>{dish.allergenNote}</p>}
    </div>
  );
}
