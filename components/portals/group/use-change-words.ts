"use client";

import { useTranslations } from "next-intl";
import type { Messages } from "@/lib/core/i18n/catalogue";
import { WEEKDAYS } from "@/lib/core/time/zone";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";

type Field = keyof Messages["portals"]["field"];

/** The words of what a copy changes. */
export function useChangeWords() {
  const t = useTranslations("portals");
  const hours = useTranslations("dashboardSettings.hours");
  const fieldWords = (field: string): string => {
    const [service, day] = field.split(".");
    const known = SERVICES.find((each) => each === service);
    const weekday = WEEKDAYS.find((each) => each === day);
    if (known && weekday) return `${hours(`service.${known}`)}, ${hours(`weekday.${weekday}`)}`;
    return t.has(`field.${field as Field}`) ? t(`field.${field as Field}`) : field;
  };
  const valueWords = (field: string, value: string): string => {
    if (value === "true") return t("group.yes");
    if (value === "false") return t("group.no");
    if (value !== "") return value;
    return field.includes(".") ? hours("closed") : t("group.nothing");
  };
  return { fieldWords, valueWords };
}
