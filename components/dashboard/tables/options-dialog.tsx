"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ShopCurrencyProvider } from "@/components/storefront/frame/shop-currency";
import { DishAllergens } from "@/components/storefront/menu/dish-allergens";
import { defaultSelection } from "@/components/storefront/menu/option-choice";
import { OptionGroupField } from "@/components/storefront/menu/option-group-field";
import { useOptionChoice } from "@/components/storefront/menu/use-option-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field-error";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toMajor } from "@/lib/core/money/money";
import { type RoundDish, type RoundLine, unitMinor } from "./round-menu";
import { useBillWords } from "./use-bill-words";

interface OptionsDialogProps {
  dish: RoundDish;
  onAdd: (line: Omit<RoundLine, "key">) => void;
  onClose: () => void;
}

export function OptionsDialog({ dish, onAdd, onClose }: OptionsDialogProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const problemId = useId();
  const { currency } = useDashboardTenant();
  const choice = useOptionChoice(dish.optionGroups, () => defaultSelection(dish.optionGroups));
  const { selected, incomplete } = choice;
  const [quantity, setQuantity] = useState(1);
  const finish = () => {
    const selectedOptions = choice.finish();
    if (selectedOptions) onAdd({ dish, quantity, selectedOptions });
  };
  const amount = toMajor(unitMinor(dish, selected) * quantity, currency);
  const groups = incomplete.map(({ name, title = name }) => title).join(", ");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dish.name}
      footer={
        <div className="flex flex-col gap-3">
          {groups !== "" && <FieldError id={problemId}>{t("stillToChoose", { groups })}</FieldError>}
          <div className="flex items-center gap-3">
            <QuantityStepper value={quantity} onChange={setQuantity} />
            <Button
              size="large"
              onClick={finish}
              aria-describedby={groups === "" ? undefined : problemId}
              className="flex-1"
            >
              {t("optionsDone", { amount: words.money(amount, currency) })}
            </Button>
          </div>
        </div>
      }
    >
      <ShopCurrencyProvider value={currency}>
        <div ref={choice.area} className="space-y-5">
          <DishAllergens dish={dish} selected={selected} />
          {dish.optionGroups.map((group) => (
            <OptionGroupField
              key={group.name}
              group={group}
              chosen={selected[group.name] ?? []}
              onChange={(labels) => choice.select(group.name, labels)}
              showProblem={incomplete.length > 0}
            />
          ))}
        </div>
      </ShopCurrencyProvider>
    </Dialog>
  );
}
