"use client";

import { Minus, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "./icon-button";

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What is counted, for screen readers. */
  label?: string;
  /** Going below the minimum takes the thing away. */
  onRemove?: () => void;
}

export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 999,
  label,
  onRemove,
}: QuantityStepperProps) {
  const t = useTranslations("common");
  const removes = onRemove !== undefined && value <= min;
  return (
    <fieldset
      aria-label={label ?? t("quantity.label")}
      className="inline-flex items-center rounded-full bg-surface ring-1 ring-line-strong ring-inset"
    >
      <IconButton
        icon={removes ? Trash2 : Minus}
        label={removes ? t("actions.remove") : t("quantity.decrease")}
        disabled={!removes && value <= min}
        onClick={() => (removes ? onRemove() : onChange(Math.max(min, value - 1)))}
        variant="inherit"
      />
      <output className="min-w-7 text-center font-semibold tabular-nums">{value}</output>
      <IconButton
        icon={Plus}
        label={t("quantity.increase")}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
        variant="inherit"
      />
    </fieldset>
  );
}
