"use client";

import { Picture } from "@/components/storefront/frame/picture";
import type { Dish } from "@/components/storefront/frame/storefront";
import { DietMarks } from "./diet-marks";
import { DishAllergens } from "./dish-allergens";
import { DishPrice } from "./dish-price";
import { OptionGroupField } from "./option-group-field";

interface DishDetailsProps {
  dish: Dish;
  /** The chosen labels by group. */
  selected: Readonly<Record<string, readonly string[]>>;
  onSelect: (group: string, labels: string[]) => void;
  /** Problems are shown once the diner has tried to continue. */
  showProblem: boolean;
}

export function DishDetails({ dish, selected, onSelect, showProblem }: DishDetailsProps) {
  return (
    <div className="space-y-5">
      {dish.image && (
        <div className="aspect-4/3 overflow-hidden rounded-control bg-accent-tint">
          <Picture address={dish.image} sizes="(min-width: 48rem) 27rem, 100vw" eager />
        </div>
      )}
      <div className="space-y-2">
        {dish.description && (
          <p className="text-ink-soft">
            <bdi>{dish.description}</bdi>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <DishPrice dish={dish} />
          <DietMarks dish={dish} />
        </div>
        <DishAllergens dish={dish} selected={selected} />
      </div>
      {dish.optionGroups.map((group) => (
        <OptionGroupField
          key={group.name}
          group={group}
          chosen={selected[group.name] ?? []}
          onChange={(labels) => onSelect(group.name, labels)}
          showProblem={showProblem}
        />
      ))}
    </div>
  );
}
