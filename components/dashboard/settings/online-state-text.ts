import type { useTranslations } from "next-intl";
import { requirementTopics } from "@/lib/payments/payouts/requirement-topic";
import type { OnlineState } from "@/lib/payments/processor/online-state";

export interface OnlineStanding {
  state: OnlineState;
  requirementsDue: readonly string[];
  disabledReason: string | null;
  /** Otherwise nobody can order while online payments are not open. */
  takesCash: boolean;
}

/** Whether guests can pay a restaurant online, or what is missing until they can, in one sentence. */
export function onlineStateText(
  t: ReturnType<typeof useTranslations<"dashboardSettings.payments">>,
  { state, requirementsDue, disabledReason, takesCash }: OnlineStanding,
  place: { country: string; currency: string; displayLocale: string },
): string {
  const cash = takesCash ? "yes" : "no";
  switch (state) {
    case "country": {
      const names = new Intl.DisplayNames([place.displayLocale], { type: "region" });
      return t("state.country", {
        cash,
        country: (place.country && names.of(place.country)) || place.country,
      });
    }
    case "currency":
      return t("state.currency", { cash, currency: place.currency });
    case "account_incomplete":
      return t("state.account_incomplete", { count: requirementTopics(requirementsDue).length });
    case "account_closed":
      return t("state.account_closed", { cash, reason: disabledReason ?? "" });
    case "account_missing":
      return t("state.account_missing", { cash });
    default:
      return t(`state.${state}`);
  }
}
