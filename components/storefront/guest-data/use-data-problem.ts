"use client";

import { useTranslations } from "next-intl";

const PROBLEMS = {
  UNREACHABLE: "unreachable",
  RATE_LIMITED: "tooOften",
  ERASURE_BLOCKED: "open",
  INVALID_TOKEN: "expired",
  GUEST_NOT_FOUND: "expired",
} as const;

export function useDataProblem(): (code: string | null) => string | null {
  const t = useTranslations("guestData.problem");
  return (code) => (code === null ? null : t(PROBLEMS[code as keyof typeof PROBLEMS] ?? "other"));
}
