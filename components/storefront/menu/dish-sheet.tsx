"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CartLine } from "@/components/storefront/cart/cart";
import { Money } from "@/components/storefront/frame/money";
import type { Dish } from "@/components/storefront/frame/storefront";
import { Button } from "@/components/ui/button";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Sheet } from "@/components/ui/sheet";
import { DishDetails } from "./dish-details";
import { defaultSelection, isOnOffer } from "./option-choice";
import { useOptionChoice } from "./use-option-choice";

interface DishSheetProps {
  open: boolean;
  onClose: () => void;
  dish: Dish;
  /** The line being changed; without it a new one is made. */
  line: CartLine | null;
  onDone: (line: CartLine) => void;
}

/** Labels of an earlier choice that can still be had; without one the menu's defaults. */
function firstSelection(dish: Dish, line: CartLine | null): Record<string, string[]> {
  if (!line) return defaultSelection(dish.optionGroups);
  const groups = dish.optionGroups.map(({ name, options }): [string, string[]] => {
    const labels = options.filter(isOnOffer).map((option) => option.label);
    return [name, (line.selectedOptions[name] ?? []).filter((label) => labels.includes(label))];
  });
  return Object.fromEntries(groups);
}

/** A dish in full, with its options, a price that follows the choice, and a button with the amount. */
export function DishSheet({ open, onClose, dish, line, onDone }: DishSheetProps) {
  const t = useTranslations("storefront.dish");
  const choice = useOptionChoice(dish.optionGroups, () => firstSelection(dish, line));
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const priceMinor = dish.discountPriceMinor ?? dish.basePriceMinor;
  const unitPriceMinor = Math.max(0, priceMinor + choice.deltaMinor);

  const finish = () => {
    const selectedOptions = choice.finish();
    if (selectedOptions)
      onDone({ productId: dish.id, name: dish.name, quantity, selectedOptions, unitPriceMinor });
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={dish.name}
      footer={
        <div className="flex items-center gap-3">
          <QuantityStepper value={quantity} onChange={setQuantity} />
          <Button size="large" onClick={finish} className="flex-1">
            <span className="flex w-full justify-between gap-3">
              <span>{line ? t("update") : t("add")}</span>
              <Money minor={unitPriceMinor * quantity} />
            </span>
          </Button>
        </div>
      }
    >
      <div ref={choice.area}>
        <DishDetails
          dish={dish}
          selected={choice.selected}
          onSelect={choice.select}
          showProblem={choice.incomplete.length > 0}
        />
      </div>
    </Sheet>
  );
}
