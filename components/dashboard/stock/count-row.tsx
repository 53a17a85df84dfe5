"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { readQuantityText } from "./quantity-text";
import { useStockWords } from "./use-stock-words";

interface CountRowProps {
  ingredient: IngredientWire;
  text: string;
  wrong: boolean;
  onType: (text: string) => void;
  onEnter: (from: HTMLInputElement) => void;
}

/** One ingredient to count. What the books say is shown only once something was counted: it would be copied. */
export function CountRow({
  ingredient: { id, name, unit, stock },
  text,
  wrong,
  onType,
  onEnter,
}: CountRowProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const quantity = readQuantityText(text);
  const difference = quantity === null ? null : Math.round((quantity - stock) * 1000) / 1000;
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-semibold">
          {name}
          {quantity !== null && (
            <Check className="size-4 shrink-0 text-positive" strokeWidth={2.5} aria-hidden="true" />
          )}
        </span>
        <span id={`${id}-note`} className={`block text-sm ${wrong ? "text-critical" : "text-ink-soft"}`}>
          {wrong && t("quantityInvalid")}
          {!wrong &&
            difference !== null &&
            (difference === 0
              ? t("asExpected")
              : t("difference", { change: words.change(difference, unit) }))}
        </span>
      </span>
      <Input
        data-count={id}
        aria-label={t("countOf", { name, unit: words.unit(unit) })}
        aria-describedby={`${id}-note`}
        aria-invalid={wrong || undefined}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        after={words.unit(unit)}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
        className="w-36 shrink-0"
      />
    </li>
  );
}
