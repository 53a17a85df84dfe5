"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface WholeDaysProps {
  /** `2026-08-15` */
  from: string;
  to: string;
  onMove: (end: "from" | "to", day: string) => void;
}

/** The first and the last day of a report; both are always given. */
export function WholeDays({ from, to, onMove }: WholeDaysProps) {
  const t = useTranslations("dashboard.list");
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
      <Field label={t("from")}>
        <DayInput day={from} onDay={(day) => onMove("from", day)} />
      </Field>
      <Field label={t("to")}>
        <DayInput day={to} onDay={(day) => onMove("to", day)} />
      </Field>
    </div>
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
