"use client";

import { useTranslations } from "next-intl";
import { useWrittenList } from "@/components/i18n/use-written-list";
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
  const written = useWrittenList();
  const tMenu = useTranslations("storefrontMenu");
  const { contained, removed } = allergensOf(dish, selected);
  const list = (codes: readonly string[]) => written(codes.map(words.allergen));
  return (
    <div className="space-y-2 text-sm text-ink-soft">
      <p aria-live="polite">
        {contained.length === 0 ? t("noAllergens") : t("allergens", { list: list(contained) })}
        {removed.length > 0 && (
          <span className="mt-1 block">{tMenu("removedAllergens", { list: list(removed) })}</span>
        )}
      </p>
      {dish.allergenNote && <p>{dish.allergenNote}</p>}
    </div>
  );
}
