"use client";

import { useTranslations } from "next-intl";

const CODES = [
  "UNREACHABLE",
  "RATE_LIMITED",
  "INVALID_CREDENTIALS",
  "EMAIL_TAKEN",
  "INVALID_TOKEN",
  "ALREADY_MEMBER",
] as const;

export function useProblemWords(): (code: string | null) => string | null {
  const t = useTranslations("account.problem");
  return (code) => (code === null ? null : t(CODES.find((each) => each === code) ?? "other"));
}
