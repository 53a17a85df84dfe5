"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { CartLine } from "@/components/storefront/cart/cart";
import { Money } from "@/components/storefront/frame/money";
import { Picture } from "@/components/storefront/frame/picture";
import type { Dish } from "@/components/storefront/frame/storefront";
import { Button } from "@/components/ui/button";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Sheet } from "@/components/ui/sheet";
import { DietMarks } from "./diet-marks";
import { useDietWords } from "./diet-words";
import { DishPrice } from "./dish-price";
import { compactSelection, firstProblemGroup } from "./option-choice";
import { OptionGroupField } from "./option-group-field";

interface DishSheetProps {
  open: boolean;
  onClose: () => void;
  dish: Dish;
  /** The line being changed; without it a new one is made. */
  line: CartLine | null;
  onDone: (line: CartLine) => void;
}

/** Labels of an earlier choice that are still on the menu. */
function knownSelection(dish: Dish, line: CartLine | null): Record<string, string[]> {
  const groups = dish.optionGroups.map(({ name, options }): [string, string[]] => {
    const labels = options.map((option) => option.label);
    return [name, (line?.selectedOptions[name] ?? []).filter((label) => labels.includes(label))];
  });
  return Object.fromEntries(groups);
}

/** A dish in full, with its options, a price that follows the choice, and a button with the amount. */
export function DishSheet({ open, onClose, dish, line, onDone }: DishSheetProps) {
  const t = useTranslations("storefront.dish");
  const words = useDietWords();
  const [selected, setSelected] = useState(() => knownSelection(dish, line));
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
      <div ref={body} className="space-y-5">
        {dish.image && (
          <div className="aspect-4/3 overflow-hidden rounded-control bg-accent-tint">
            <Picture address={dish.image} sizes="(min-width: 48rem) 27rem, 100vw" eager />
          </div>
        )}
        <div className="space-y-2">
          {dish.description && <p className="text-ink-soft">{dish.description}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <DishPrice dish={dish} />
            <DietMarks tags={dish.dietaryTags} />
          </div>
          <p className="text-sm text-ink-soft">
            {dish.allergens.length === 0
              ? t("noAllergens")
              : t("allergens", { list: dish.allergens.map(words.allergen).join(", ") })}
          </p>
        </div>
        {dish.optionGroups.map((group) => (
          <OptionGroupField
            key={group.name}
            group={group}
            chosen={selected[group.name] ?? []}
            onChange={(labels) => setSelected((before) => ({ ...before, [group.name]: labels }))}
            showProblem={tried}
          />
        ))}
      </div>
    </Sheet>
  );
}
