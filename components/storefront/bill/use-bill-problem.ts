"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";

const KNOWN = [
  "BILL_ITEM_SETTLED",
  "BILL_SHARE_PAID",
  "PAYMENT_EXCEEDS_OPEN",
  "AMOUNT_TOO_SMALL",
  "INVALID_TIP",
  "BILL_CLOSED",
  "PAYMENT_METHOD_UNAVAILABLE",
  "PROCESSOR_UNAVAILABLE",
  "RATE_LIMITED",
  "UNREACHABLE",
] as const;

export function useBillProblem(): (failure: ApiFailure) => string {
  const t = useTranslations("tableBill.problem");
  return ({ code }) => t(KNOWN.find((known) => known === code) ?? "other");
}
