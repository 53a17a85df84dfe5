"use client";

import { X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { parseDate } from "@/lib/core/time/zone";
import type { PolicyForm } from "./policy-form";

export function BlockedDates() {
  const t = useTranslations("dashboardSettings.bookings");
  const format = useFormatter();
  const { value: dates, onChange } = useField(useFormControl<PolicyForm>(), "blockedDates");
  const [date, setDate] = useState("");
  const dayWords = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
  return (
    <>
      {dates.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {dates.map((day) => (
            <li key={day} className="flex items-center rounded-full bg-sunken pl-4 text-sm">
              {dayWords(day)}
              <IconButton
                icon={X}
                label={t("unblock", { date: dayWords(day) })}
                onClick={() => onChange(dates.filter((other) => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <Field label={t("date")} className="w-48">
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={parseDate(date) === null || dates.includes(date)}
          onClick={() => {
            onChange([...dates, date].sort());
            setDate("");
          }}
        >
          {t("block")}
        </Button>
      </div>
    </>
  );
}
