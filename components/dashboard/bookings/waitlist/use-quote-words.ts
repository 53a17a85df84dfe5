"use client";

import { useTranslations } from "next-intl";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import type { WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";

type Quote = Pick<WaitlistEntryWire, "quotedMinutes" | "quoteReason">;

/** What a party was told about its wait, or why nobody could tell. */
export function useQuoteWords(): (quote: Quote) => string {
  const t = useTranslations("bookingPlan.waitlist");
  const duration = useDuration();
  return ({ quotedMinutes, quoteReason }) => {
    if (quotedMinutes !== null)
      return t("quoted", { minutes: quotedMinutes, duration: duration(quotedMinutes) });
    if (quoteReason === "NO_TABLE") return t("unquotedNoTable");
    return quoteReason === "OVER_THREE_HOURS" ? t("unquotedLong") : t("unquoted");
  };
}
