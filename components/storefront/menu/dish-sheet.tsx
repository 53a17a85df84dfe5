"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { CartLine } from "@/components/storefront/cart/cart";
import { Money } from "@/components/storefront/frame/money";
import type { Dish } from "@/components/storefront/frame/storefront";
import { Button } from "@/components/ui/button";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Sheet } from "@/components/ui/sheet";
import { DishDetails } from "./dish-details";
import { compactSelection, defaultSelection, firstProblemGroup } from "./option-choice";

interface DishSheetProps {
  open: boolean;
  onClose: () => void;
  dish: Dish;
  /** The line being changed; without it a new one is made. */
  line: CartLine | null;
  onDone: (line: CartLine) => void;
}

/** Labels of an earlier choice that are still on the menu; without one the menu's defaults. */
function firstSelection(dish: Dish, line: CartLine | null): Record<string, string[]> {
  if (!line) return defaultSelection(dish.optionGroups);
  const groups = dish.optionGroups.map(({ name, options }): [string, string[]] => {
    const labels = options.map((option) => option.label);
    return [name, (line.selectedOptions[name] ?? []).filter((label) => labels.includes(label))];
  });
  return Object.fromEntries(groups);
}

/** A dish in full, with its options, a price that follows the choice, and a button with the amount. */
export function DishSheet({ open, onClose, dish, line, onDone }: DishSheetProps) {
  const t = useTranslations("storefront.dish");
  const [selected, setSelected] = useState(() => firstSelection(dish, line));
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [tried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const deltaMinor = dish.optionGroups
    .flatMap((group) => group.options.filter((option) => selected[group.name]?.includes(option.label)))
    .reduce((sum, option) => sum + option.deltaMinor, 0);
  const unitPriceMinor = Math.max(0, (dish.discountPriceMinor ?? dish.basePriceMinor) + deltaMinor);

  const finish = () => {
    const problem = firstProblemGroup(dish.optionGroups, selected);
    if (problem) {
      setTried(true);
      const group = body.current?.querySelector(`[data-group="${CSS.escape(problem.name)}"]`);
      group?.scrollIntoView({ block: "center" });
      group?.querySelector<HTMLElement>("button:not(:disabled)")?.focus({ preventScroll: true });
      return;
    }
    const selectedOptions = compactSelection(selected);
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
      <div ref={body}>
        <DishDetails
          dish={dish}
          selected={selected}
          onSelect={(group, labels) => setSelected((before) => ({ ...before, [group]: labels }))}
          showProblem={tried}
        />
      </div>
    </Sheet>
  );
}
