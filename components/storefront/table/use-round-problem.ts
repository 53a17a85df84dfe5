"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";

const KNOWN = [
  "TABLE_ORDERING_OFF",
  "TOO_MANY_WAITING_ROUNDS",
  "TABLE_HAS_OPEN_BILL",
  "GUEST_ROUND_SETTLED",
  "BILL_CLOSED",
  "BILL_NOT_FOUND",
  "OUT_OF_STOCK",
  "INVALID_ITEM",
  "RATE_LIMITED",
  "UNREACHABLE",
] as const;

/** What to say about a round that was not sent or not taken back. */
export function useRoundProblem(): (failure: ApiFailure) => string {
  const t = useTranslations("tableOrder.problem");
  return ({ code }) => t(KNOWN.find((known) => known === code) ?? "other");
}
