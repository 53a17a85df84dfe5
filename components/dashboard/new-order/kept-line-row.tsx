"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { KeptLine } from "./edit-lines";

const MAX_NOTE_LENGTH = 200;

interface KeptLineRowProps {
  line: KeptLine;
  currency: string;
  onChange: (changes: Partial<KeptLine>) => void;
}

/** A line that the order has: how many of it, its note, or none of it. */
export function KeptLineRow({ line, currency, onChange }: KeptLineRowProps) {
  const t = useTranslations("dashboardNewOrder");
  const { item, quantity, note } = line;
  const options = chosenNames(
    item.selectedOptions,
    item.halvedGroups ?? [],
    (label) => parseOptionLabel(label, currency).name,
  );
  const isOff = quantity === 0;
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <span className={`min-w-0 flex-1 ${isOff ? "text-ink-soft line-through" : ""}`}>
          <span className="font-medium">{item.productName}</span>
          {options.length > 0 && <span className="block text-sm text-ink-soft">{options.join(", ")}</span>}
        </span>
        {isOff ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={t("edit.putBackOf", { dish: item.productName })}
            onClick={() => onChange({ quantity: item.quantity })}
          >
            {t("edit.putBack")}
          </Button>
        ) : (
          <>
            <Price amount={item.price * quantity} currency={currency} />
            <QuantityStepper
              value={quantity}
              label={item.productName}
              onChange={(next) => onChange({ quantity: next })}
              onRemove={() => onChange({ quantity: 0 })}
            />
          </>
        )}
      </div>
      {!isOff && (
        <details className="mt-1" open={note !== "" || undefined}>
          <summary className="cursor-pointer text-sm text-ink-soft underline underline-offset-4">
            {t("note")}
            <span className="sr-only">: {item.productName}</span>
          </summary>
          <Field label={t("lineNote")} className="mt-2">
            <Input
              value={note}
              maxLength={MAX_NOTE_LENGTH}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
        </details>
      )}
    </li>
  );
}
