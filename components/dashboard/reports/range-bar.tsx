"use client";

import { useTranslations } from "next-intl";
import { WholeDays } from "@/components/data/whole-days";
import { Chip } from "@/components/ui/chip";
import type { ReportRange } from "@/lib/oversight/reports/report-range";
import { moveEnd, PRESETS, type Preset } from "./report-choice";

interface RangeBarProps {
  preset: Preset | null;
  range: ReportRange;
  onChoose: (choice: Preset | ReportRange) => void;
}

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
      <WholeDays from={range.from} to={range.to} onMove={move} />
    </search>
  );
}
