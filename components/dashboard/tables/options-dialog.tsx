"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import {
  choiceProblem,
  choiceRange,
  compactSelection,
  defaultSelection,
  firstProblemGroup,
  toggleOption,
} from "@/components/storefront/menu/option-choice";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field-error";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toMajor } from "@/lib/core/money/money";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { type RoundDish, type RoundLine, unitMinor } from "./round-menu";
import { useBillWords } from "./use-bill-words";

interface OptionsDialogProps {
  dish: RoundDish;
  onAdd: (line: Omit<RoundLine, "key">) => void;
  onClose: () => void;
}

/** Asks for the options of a dish and how many. */
export function OptionsDialog({ dish, onAdd, onClose }: OptionsDialogProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { currency } = useDashboardTenant();
  const [selected, setSelected] = useState(() => defaultSelection(dish.optionGroups));
  const [quantity, setQuantity] = useState(1);
  const [tried, setTried] = useState(false);
  const finish = () => {
    setTried(true);
    if (firstProblemGroup(dish.optionGroups, selected)) return;
    onAdd({ dish, quantity, selectedOptions: compactSelection(selected) });
  };
  const amount = toMajor(unitMinor(dish, selected) * quantity, currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dish.name}
      footer={
        <div className="flex items-center gap-3">
          <QuantityStepper value={quantity} onChange={setQuantity} />
          <Button size="large" onClick={finish} className="flex-1">
            {t("optionsDone", { amount: words.money(amount, currency) })}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        {dish.optionGroups.map((group) => (
          <GroupChoice
            key={group.name}
            group={group}
            chosen={selected[group.name] ?? []}
            showProblem={tried}
            onChange={(labels) => setSelected((before) => ({ ...before, [group.name]: labels }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface GroupChoiceProps {
  group: OptionGroup;
  chosen: readonly string[];
  showProblem: boolean;
  onChange: (labels: string[]) => void;
}

function GroupChoice({ group, chosen, showProblem, onChange }: GroupChoiceProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { currency } = useDashboardTenant();
  const { least, most } = choiceRange(group);
  const problem = showProblem ? choiceProblem(group, chosen) : null;
  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-3 font-semibold">
        {group.name}
        <span className="text-sm font-normal text-ink-soft">
          {least > 0 ? t("chooseLeast", { count: least }) : t("chooseMost", { count: most })}
        </span>
      </legend>
      {problem && (
        <FieldError id={`${group.name}-problem`}>
          {problem.kind === "tooFew"
            ? t("chooseLeast", { count: problem.count })
            : t("chooseMost", { count: problem.count })}
        </FieldError>
      )}
      <div className="divide-y divide-line">
        {group.options.map(({ label, name, deltaMinor }) => (
          <Checkbox
            key={label}
            checked={chosen.includes(label)}
            disabled={most > 1 && chosen.length >= most && !chosen.includes(label)}
            onCheckedChange={() => onChange(toggleOption(group, chosen, label))}
            label={name}
            aside={
              deltaMinor === 0
                ? undefined
                : `${deltaMinor > 0 ? "+" : ""}${words.money(toMajor(deltaMinor, currency), currency)}`
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
