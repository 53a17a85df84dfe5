"use client";

import { CopyCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/zone";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import { copyDay } from "./hours-form";
import { TimeRanges } from "./time-ranges";

const WORKDAYS = WEEKDAYS.slice(0, 5);

interface WeekRowsProps {
  hours: ServiceHours;
  onChange: (hours: ServiceHours) => void;
}

export function WeekRows({ hours, onChange }: WeekRowsProps) {
  const t = useTranslations("dashboardSettings.hours");
  const nextDay = (day: Weekday) => WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length] ?? day;
  const copyTo = (from: Weekday, days: readonly Weekday[], label: string) => ({
    label,
    onSelect: () => onChange(copyDay(hours, from, days)),
  });
  return (
    <ul className="divide-y divide-line">
      {WEEKDAYS.map((day) => (
        <li
          key={day}
          className="grid grid-cols-[1fr_auto] items-start gap-x-3 py-2 sm:grid-cols-[7.5rem_1fr_auto]"
        >
          <span className="flex min-h-11 items-center font-medium">{t(`weekday.${day}`)}</span>
          <div className="max-sm:order-last max-sm:col-span-2">
            <TimeRanges
              day={t(`weekday.${day}`)}
              nextDay={t(`weekday.${nextDay(day)}`)}
              ranges={hours.weekly[day]}
              onChange={(ranges) => onChange({ ...hours, weekly: { ...hours.weekly, [day]: ranges } })}
            />
          </div>
          <Menu
            trigger={<IconButton icon={CopyCheck} label={t("copyDay", { day: t(`weekday.${day}`) })} />}
            groups={[
              [copyTo(day, WEEKDAYS, t("toEveryDay")), copyTo(day, WORKDAYS, t("toWorkdays"))],
              WEEKDAYS.filter((other) => other !== day).map((other) =>
                copyTo(day, [other], t("toDay", { day: t(`weekday.${other}`) })),
              ),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
