"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DayTile } from "./booking-start";
import { ChoiceChips } from "./choice-chips";

interface DayChoiceProps {
  /** Offered at a glance. All other days are YYYY-MM-DD. */
  days: readonly DayTile[];
  first: string;
  last: string;
  value: string;
  onChoose: (day: string) => void;
}

/** The day of a booking: one of the next ones as a tile, or any other by its date. */
export function DayChoice({ days, first, last, value, onChoose }: DayChoiceProps) {
  const t = useTranslations("booking");
  return (
    <>
      <Field label={t("day")} required>
        <ChoiceChips
          value={days.some((day) => day.value === value) ? value : null}
          onValueChange={onChoose}
          options={days}
          className="grid-cols-4 sm:grid-cols-7"
        />
      </Field>
      <Field label={t("otherDay")} className="max-w-60">
        <Input
          type="date"
          name="date"
          min={first}
          max={last}
          value={value}
          onChange={(event) => event.target.value && onChoose(event.target.value)}
        />
      </Field>
    </>
  );
}
