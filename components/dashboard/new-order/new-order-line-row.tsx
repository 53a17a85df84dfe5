"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { optionTitles, unitMinor } from "@/components/dashboard/tables/round-menu";
import { amountText } from "@/components/data/amount-text";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toMajor } from "@/lib/core/money/money";
import type { NewOrderLine } from "./new-order";

const MAX_NOTE_LENGTH = 200;

interface NewOrderLineRowProps {
  line: NewOrderLine;
  /** What the server asks for the line, once it has said so. */
  total: number | undefined;
  onChange: (changes: Partial<NewOrderLine>) => void;
  onRemove: () => void;
}

/** A line of an order that staff take: how many, a note for the kitchen, and for managers another price. */
export function NewOrderLineRow({ line, total, onChange, onRemove }: NewOrderLineRowProps) {
  const t = useTranslations("dashboardNewOrder");
  const { currency, manages } = useDashboardTenant();
  const options = optionTitles(line).join(", ");
  const unit = toMajor(unitMinor(line.dish, line.selectedOptions), currency);
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{line.dish.name}</span>
          {options && <span className="block text-sm text-ink-soft">{options}</span>}
        </span>
        {total !== undefined && <Price amount={total} currency={currency} />}
        <QuantityStepper
          value={line.quantity}
          label={line.dish.name}
          onChange={(quantity) => onChange({ quantity })}
          onRemove={onRemove}
        />
      </div>
      <details className="mt-1" open={line.note !== "" || line.ownPrice !== "" || undefined}>
        <summary className="cursor-pointer text-sm text-ink-soft underline underline-offset-4">
          {t(manages ? "noteAndPrice" : "note")}
          <span className="sr-only">: {line.dish.name}</span>
        </summary>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          <Field label={t("lineNote")} className="sm:col-span-2">
            <Input
              value={line.note}
              maxLength={MAX_NOTE_LENGTH}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
          {manages && (
            <>
              <Field label={t("ownPrice")}>
                <Input
                  inputMode="decimal"
                  value={line.ownPrice}
                  placeholder={amountText(unit, currency)}
                  after={currency}
                  onChange={(event) => onChange({ ownPrice: event.target.value })}
                />
              </Field>
              <Field
                label={t("reason")}
                error={line.ownPrice !== "" && line.priceReason.trim() === "" && t("reasonMissing")}
              >
                <Input
                  value={line.priceReason}
                  maxLength={MAX_NOTE_LENGTH}
                  onChange={(event) => onChange({ priceReason: event.target.value })}
                />
              </Field>
            </>
          )}
        </div>
      </details>
    </li>
  );
}
