"use client";

import { useLocale, useMessages } from "next-intl";
import { actionInWords } from "@/components/frame/audit/action-key";
import { actionOfKey } from "./audited-actions";

export function useActionOptions(asked: string | null): { value: string; label: string }[] {
  const locale = useLocale();
  const { audit } = useMessages().dashboardSettings;
  const known = Object.entries(audit.action).map(([key, label]) => ({ value: actionOfKey(key), label }));
  const isKnown = asked === null || known.some(({ value }) => value === asked);
  return [...known, ...(isKnown ? [] : [{ value: asked, label: actionInWords(asked) }])].toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}
