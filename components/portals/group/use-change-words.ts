"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Messages } from "@/lib/core/i18n/catalogue";
import { WEEKDAYS } from "@/lib/core/time/zone";
import { SERVICES } from "@/lib/restaurant/hours/opening-hours";
import { isDishFact } from "@/lib/restaurant/menu/product";
import { rangeWords } from "./range-words";

type Field = keyof Messages["portals"]["field"];
type Allergen = keyof Messages["dashboard"]["product"]["allergen"];
type Diet = keyof Messages["dashboard"]["product"]["diet"];

const LIST = ", ";
const MINUTE_MS = 60_000;

export function useChangeWords() {
  const t = useTranslations("portals");
  const hours = useTranslations("dashboardSettings.hours");
  const allergens = useTranslations("dashboard.product.allergen");
  const diets = useTranslations("dashboard.product.diet");
  const facts = useTranslations("dashboard.product.fact");
  const orderTypes = useTranslations("dashboard.type");
  const coupon = useTranslations("dashboardCoupons");
  const format = useFormatter();

  const fieldWords = (field: string): string => {
    const [service, day] = field.split(".");
    const known = SERVICES.find((each) => each === service);
    const weekday = WEEKDAYS.find((each) => each === day);
    if (known && weekday) return `${hours(`service.${known}`)}, ${hours(`weekday.${weekday}`)}`;
    if (isDishFact(field)) return facts(field);
    return t.has(`field.${field as Field}`) ? t(`field.${field as Field}`) : field;
  };
  const each = (value: string, wordOf: (part: string) => string) =>
    format.list(
      value
        .split(",")
        .map((part) => wordOf(part.trim()))
        .filter((word) => word !== ""),
      { type: "unit" },
    );
  /** Restaurants may use codes of their own, which have no word here. */
  const allergenWord = (code: string) =>
    allergens.has(code as Allergen) ? allergens(code as Allergen) : code;
  const dietWord = (code: string) => (diets.has(code as Diet) ? diets(code as Diet) : code);
  const timeOf = (minutes: number) =>
    format.dateTime(new Date(minutes * MINUTE_MS), "time", { timeZone: "UTC" });
  const valueWords = (field: string, value: string): string => {
    if (value === "true") return t("group.yes");
    if (value === "false") return t("group.no");
    if (value === "") return field.includes(".") ? hours("closed") : t("group.nothing");
    switch (field) {
      case "tipPercents":
        return each(value, (part) => format.number(Number(part) / 100, { style: "percent" }));
      case "allergens":
        return each(value, allergenWord);
      case "dietaryTags":
        return each(value, dietWord);
      case "orderTypes":
        return each(value, (code) => orderTypes(code as keyof Messages["dashboard"]["type"]));
      case "type":
        return coupon(value === "percent" ? "percent" : "fixed");
      case "startsAt":
      case "endsAt":
        return format.dateTime(new Date(value), "moment");
      case "price":
      case "offer":
      case "value":
      case "minSubtotal":
        return format.number(Number(value));
      default:
        return field.includes(".")
          ? value
              .split(LIST)
              .map((range) => rangeWords(range, timeOf, t("group.allDay")))
              .join(LIST)
          : value;
    }
  };
  return { fieldWords, valueWords };
}
