"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { Money, useMoney } from "@/components/storefront/frame/money";
import { useMomentText } from "@/components/storefront/frame/opening-time";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { useDietWords } from "@/components/storefront/menu/diet-words";
import { allergensOf } from "@/components/storefront/menu/option-choice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { chosenNames, chosenOptions, halvedGroupsOf } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { CheckedLine, LineProblem } from "./check-cart";

interface CartLineRowProps {
  line: CheckedLine;
  /** A problem that only the kitchen knew of. */
  refused?: LineProblem | "notEnough" | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Absent where the line cannot be changed. */
  onEdit?: (() => void) | undefined;
}

/** A chosen option in the visitor's language, while it is on the menu. */
function titleOf(line: CheckedLine, group: string, label: string): string | undefined {
  const found = line.dish?.optionGroups.find(({ name }) => name === group);
  return found?.options.find((option) => option.label === label)?.title;
}

export function CartLineRow({ line, refused = null, onQuantity, onRemove, onEdit }: CartLineRowProps) {
  const t = useTranslations("storefront.cart");
  const dish = useTranslations("storefront.dish");
  const menu = useTranslations("storefrontMenu");
  const momentText = useMomentText();
  const words = useDietWords();
  const list = useWrittenList();
  const { currency } = useStorefront().shop;
  const money = useMoney();
  const problem = line.problem ?? refused;
  const halved = halvedGroupsOf(chosenOptions(line.dish?.optionGroups ?? [], line.selectedOptions));
  const options = chosenNames(
    line.selectedOptions,
    halved,
    (label, group) => titleOf(line, group, label) ?? parseOptionLabel(label, currency).name,
  );
  const contained = line.dish ? allergensOf(line.dish, line.selectedOptions).contained : [];
  const canEdit =
    onEdit &&
    line.dish &&
    line.dish.optionGroups.length > 0 &&
    line.problem !== "soldOut" &&
    line.problem !== "offHours";

  return (
    <li className="py-4 first:pt-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className={`font-semibold ${line.problem ? "text-ink-soft line-through" : ""}`}>{line.name}</p>
        {!line.problem && <Money minor={line.lineTotalMinor} />}
      </div>
      {options.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{list(options)}</p>}
      {contained.length > 0 && (
        <p className="mt-0.5 text-sm text-ink-soft">
          {dish("allergens", { list: list(contained.map(words.allergen)) })}
        </p>
      )}
      {line.servedFrom !== null && (
        <p className="mt-1 text-sm font-semibold text-caution">
          {menu("availableFrom", { time: momentText(line.servedFrom) })}
        </p>
      )}
      {line.priceWasMinor !== null && !line.problem && (
        <p className="mt-1 text-sm font-semibold text-caution">
          {t("newPrice", { now: money(line.unitPriceMinor), before: money(line.priceWasMinor) })}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-critical">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t(problem)}
        </p>
      )}
      <div className="mt-2 flex items-center justify-between gap-3">
        {line.problem ? (
          <button
            type="button"
            onClick={onRemove}
            className="min-h-11 text-sm font-semibold text-accent-text underline underline-offset-4"
          >
            {t("remove", { name: line.name })}
          </button>
        ) : (
          <QuantityStepper
            value={line.quantity}
            onChange={onQuantity}
            onRemove={onRemove}
            label={t("quantityOf", { name: line.name })}
          />
        )}
        {canEdit && (
          <button
            type="button"
            onClick={onEdit}
            aria-label={t("edit", { name: line.name })}
            className="min-h-11 px-1 text-sm font-semibold text-accent-text underline underline-offset-4"
          >
            {t("change")}
          </button>
        )}
      </div>
    </li>
  );
}
