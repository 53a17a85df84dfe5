"use client";

import { useTranslations } from "next-intl";

/** Names a field of a dish or category, as the API calls it. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations("dashboardMenu.history.field");
  type Field = Parameters<typeof t>[0];
  return (field) => (t.has(field as Field) ? t(field as Field) : field);
}
