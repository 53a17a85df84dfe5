"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { writtenDuration } from "@/lib/core/i18n/duration";

/** Writes whole minutes in the reader's words: "45 min", "9 h 11 min". */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations("dashboard.duration");
  return useCallback(
    (minutes) => {
      const { form, ...units } = writtenDuration(minutes);
      return t(form, units);
    },
    [t],
  );
}
