"use client";

import { CopyCheck, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { parseDate, WEEKDAYS } from "@/lib/core/time/zone";
import { SERVICES, type ServiceHours, type Week } from "@/lib/restaurant/hours/opening-hours";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { TimeRanges } from "./time-ranges";

type Hours = Settings["openingHours"];

interface HoursEditorProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
}

/** When the restaurant takes orders and guests, by service. */
export function HoursEditor({ hours, onChange }: HoursEditorProps) {
  const t = useTranslations("dashboard.settings");
  return (
    <Tabs
      label={t("hours")}
      tabs={SERVICES.map((service) => ({
        value: service,
        label: t(`service.${service}`),
        content: (
          <ServiceEditor
            hours={hours[service]}
            onChange={(changed) => onChange({ ...hours, [service]: changed })}
          />
        ),
      }))}
    />
  );
}

function ServiceEditor({
  hours,
  onChange,
}: {
  hours: ServiceHours;
  onChange: (hours: ServiceHours) => void;
}) {
  const t = useTranslations("dashboard.settings");
  const format = useFormatter();
  const [date, setDate] = useState("");
  const { weekly, specialDays } = hours;
  const copyToAll = (from: keyof Week) => {
    const week = { ...weekly };
    for (const day of WEEKDAYS) week[day] = weekly[from];
    onChange({ ...hours, weekly: week });
  };
  const dayWords = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: "full", timeZone: "UTC" });
  const changeSpecial = (day: string, ranges: ServiceHours["specialDays"][string]) =>
    onChange({ ...hours, specialDays: { ...specialDays, [day]: ranges } });
  const removeSpecial = (day: string) =>
    onChange({
      ...hours,
      specialDays: Object.fromEntries(Object.entries(specialDays).filter(([other]) => other !== day)),
    });
  return (
    <>
      <ul className="divide-y divide-line">
        {WEEKDAYS.map((day) => (
          <li
            key={day}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2 sm:grid-cols-[8rem_1fr_auto]"
          >
            <span className="font-medium">{t(`weekday.${day}`)}</span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <TimeRanges
                day={t(`weekday.${day}`)}
                ranges={weekly[day]}
                onChange={(ranges) => onChange({ ...hours, weekly: { ...weekly, [day]: ranges } })}
              />
            </span>
            <IconButton
              icon={CopyCheck}
              label={`${t(`weekday.${day}`)}: ${t("copyToAll")}`}
              onClick={() => copyToAll(day)}
            />
          </li>
        ))}
      </ul>
      <h3 className="mt-8 font-semibold">{t("specialDays")}</h3>
      <p className="text-sm text-ink-soft">{t("specialDaysLead")}</p>
      <ul className="mt-2 divide-y divide-line">
        {Object.entries(specialDays)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([day, ranges]) => (
            <li
              key={day}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2 sm:grid-cols-[16rem_1fr_auto]"
            >
              <span className="font-medium">{dayWords(day)}</span>
              <span className="max-sm:order-last max-sm:col-span-2">
                <TimeRanges
                  day={dayWords(day)}
                  ranges={ranges}
                  onChange={(next) => changeSpecial(day, next)}
                />
              </span>
              <IconButton
                icon={Trash2}
                label={t("removeSpecialDay", { date: dayWords(day) })}
                onClick={() => removeSpecial(day)}
              />
            </li>
          ))}
      </ul>
      <div className="mt-3 flex items-end gap-2">
        <Field label={t("specialDate")} className="w-48">
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Button
          variant="secondary"
          className="min-h-12"
          disabled={parseDate(date) === null || Object.hasOwn(specialDays, date)}
          onClick={() => {
            changeSpecial(date, []);
            setDate("");
          }}
        >
          {t("addSpecialDay")}
        </Button>
      </div>
    </>
  );
}
