import type { useTranslations } from "next-intl";
import type { OnlineState } from "@/lib/payments/payouts/online-state";
import { requirementTopics } from "@/lib/payments/payouts/requirement-topic";

export interface OnlineStanding {
  state: OnlineState;
  requirementsDue: readonly string[];
  disabledReason: string | null;
}

/** Whether guests can pay a restaurant online, or what is missing until they can, in one sentence. */
export function onlineStateText(
  t: ReturnType<typeof useTranslations<"dashboardSettings.payments">>,
  { state, requirementsDue, disabledReason }: OnlineStanding,
  place: { country: string; currency: string; displayLocale: string },
): string {
  switch (state) {
    case "country": {
      const names = new Intl.DisplayNames([place.displayLocale], { type: "region" });
      return t("state.country", { country: (place.country && names.of(place.country)) || place.country });
    }
    case "currency":
      return t("state.currency", { currency: place.currency });
    case "account_incomplete":
      return t("state.account_incomplete", { count: requirementTopics(requirementsDue).length });
    case "account_closed":
      return t("state.account_closed", { reason: disabledReason ?? "" });
    default:
      return t(`state.${state}`);
  }
}
