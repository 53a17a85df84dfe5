"use client";

import { Flame, Leaf, type LucideIcon, Sprout, WheatOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Dish } from "@/components/storefront/frame/storefront";
import { useDietWords } from "./diet-words";

const ICONS: Record<string, LucideIcon> = {
  vegetarian: Leaf,
  vegan: Sprout,
  spicy: Flame,
  "gluten-free": WheatOff,
};

type Marked = Pick<Dish, "dietaryTags" | "minimumAge">;

/** A dish's dietary labels and its minimum age, the most common ones with an icon. A vegan dish is not marked vegetarian as well. */
export function DietMarks({ dish: { dietaryTags: tags, minimumAge } }: { dish: Marked }) {
  const words = useDietWords();
  const shown = tags.filter((tag) => tag !== "vegetarian" || !tags.includes("vegan"));
  const tMenu = useTranslations("storefrontMenu");
  if (shown.length === 0 && minimumAge === undefined) return null;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-soft">
      {minimumAge !== undefined && (
        <span className="font-semibold whitespace-nowrap">{tMenu("age", { age: minimumAge })}</span>
      )}
      {shown.map((tag) => {
        const Icon = ICONS[tag];
        return (
          <span key={tag} className="inline-flex items-center gap-1 whitespace-nowrap">
            {Icon && <Icon className="size-3.5" strokeWidth={1.5} aria-hidden="true" />}
            {words.diet(tag)}
          </span>
        );
      })}
    </span>
  );
}
