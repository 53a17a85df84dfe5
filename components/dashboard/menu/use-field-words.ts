"use client";

import { useTranslations } from "next-intl";
import { isDishFact } from "@/lib/restaurant/menu/product";

/** Names a field of a dish or category, as the API calls it. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations("dashboardMenu.history.field");
  const factWords = useTranslations("dashboard.product.fact");
  type Field = Parameters<typeof t>[0];
  return (field) => {
    if (isDishFact(field)) return factWords(field);
    return t.has(field as Field) ? t(field as Field) : field;
  };
}
