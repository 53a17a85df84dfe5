"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ReportRange } from "@/lib/oversight/reports/report-range";
import { moveEnd, PRESETS, type Preset } from "./report-choice";

interface RangeBarProps {
  preset: Preset | null;
  range: ReportRange;
  onChoose: (choice: Preset | ReportRange) => void;
}

/** Chooses the days of the report: one of the usual ranges, or any two days. */
export function RangeBar({ preset, range, onChoose }: RangeBarProps) {
  const t = useTranslations("dashboardReports");
  const move = (end: "from" | "to", day: string) => onChoose(moveEnd(range, end, day));
  return (
    <search className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <fieldset className="flex min-w-0 flex-wrap gap-2 py-1.5">
        <legend className="sr-only">{t("range")}</legend>
        {PRESETS.map((name) => (
          <Chip key={name} pressed={name === preset} onClick={() => onChoose(name)}>
            {t(`presets.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        <Field label={t("from")}>
          <DayInput day={range.from} onDay={(day) => move("from", day)} />
        </Field>
        <Field label={t("to")}>
          <DayInput day={range.to} onDay={(day) => move("to", day)} />
        </Field>
      </div>
    </search>
  );
}

/** A day that may be typed: while its year is incomplete, 0002 or 0202, nothing is chosen and nothing is taken back. */
function DayInput({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const isWhole = text >= "1970" && text < "3000";
    setTyped(isWhole ? null : text);
    if (isWhole) onDay(text);
  };
  return (
    <Input
      type="date"
      value={typed ?? day}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
