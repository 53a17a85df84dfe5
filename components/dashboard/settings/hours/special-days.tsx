"use client";

import { Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { parseDate } from "@/lib/core/time/zone";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import { MAX_DAY_NAME_LENGTH } from "@/lib/restaurant/tenancy/settings-limits";
import type { HoursForm } from "./hours-form";
import { TimeRanges } from "./time-ranges";

interface SpecialDaysProps {
  hours: ServiceHours;
  onChange: (hours: ServiceHours) => void;
  /** Makes a date a closed special day of all services at once. */
  onEveryService: (date: string) => void;
}

export function SpecialDays({ hours, onChange, onEveryService }: SpecialDaysProps) {
  const t = useTranslations("dashboardSettings.hours");
  const format = useFormatter();
  const names = useField(useFormControl<HoursForm>(), "specialDayNames");
  const [date, setDate] = useState("");
  const [name, setName] = useState("");
  const { specialDays } = hours;
  const isNew = parseDate(date) !== null && !Object.hasOwn(specialDays, date);
  const dayWords = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: "full", timeZone: "UTC" });
  const rename = (day: string, text: string) => names.onChange({ ...names.value, [day]: text });
  const add = (everywhere: boolean) => {
    if (everywhere) onEveryService(date);
    else onChange({ ...hours, specialDays: { ...specialDays, [date]: [] } });
    if (name.trim() !== "") rename(date, name.trim());
    setDate("");
    setName("");
  };
  const remove = (day: string) =>
    onChange({
      ...hours,
      specialDays: Object.fromEntries(Object.entries(specialDays).filter(([other]) => other !== day)),
    });
  return (
    <>
      <h2 className="mt-8 font-semibold">{t("specialDays")}</h2>
      <p className="text-sm text-ink-soft">{t("specialDaysLead")}</p>
      <ul className="mt-2 divide-y divide-line">
        {Object.entries(specialDays)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([day, ranges]) => (
            <li
              key={day}
              className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 py-3 sm:grid-cols-[15rem_1fr_auto]"
            >
              <div>
                <p className="font-medium">{dayWords(day)}</p>
                <Input
                  aria-label={t("nameOf", { date: dayWords(day) })}
                  placeholder={t("name")}
                  maxLength={MAX_DAY_NAME_LENGTH}
                  value={names.value[day] ?? ""}
                  onChange={(event) => rename(day, event.target.value)}
                  className="mt-1"
                />
              </div>
              <div className="max-sm:order-last max-sm:col-span-2">
                <TimeRanges
                  day={dayWords(day)}
                  ranges={ranges}
                  onChange={(next) => onChange({ ...hours, specialDays: { ...specialDays, [day]: next } })}
                />
              </div>
              <IconButton
                icon={Trash2}
                label={t("removeSpecialDay", { date: dayWords(day) })}
                onClick={() => remove(day)}
              />
            </li>
          ))}
      </ul>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-[12rem_1fr]">
        <Field label={t("date")}>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label={t("name")} optional>
          <Input
            value={name}
            maxLength={MAX_DAY_NAME_LENGTH}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={!isNew} onClick={() => add(false)}>
          {t("addSpecialDay")}
        </Button>
        <Button variant="quiet" disabled={!isNew} onClick={() => add(true)}>
          {t("closeEverything")}
        </Button>
      </div>
    </>
  );
}
