import { CreditCard } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { type OnlineStanding, onlineStateText } from "@/components/dashboard/settings/online-state-text";
import { TenantLink } from "@/components/frame/tenant-link";
import type { OnlineState } from "@/lib/payments/processor/online-state";

interface OnlineNoticeProps {
  /** What online payments wait for; null where they are open or not wanted. */
  waiting: OnlineStanding | null;
  /** No payment method is open. */
  nobodyPays: boolean;
  place: { country: string; currency: string };
}

/** What is missing here leaves open whether cash is taken meanwhile; the other sentences say it. */
const SILENT_ABOUT_CASH: readonly OnlineState[] = ["account_incomplete", "account_in_review"];

/**
 * Tells those who manage a restaurant that guests cannot pay online though it wants them to, or cannot pay at all, and
 * leads to what is missing.
 */
export async function OnlineNotice({ waiting, nobodyPays, place }: OnlineNoticeProps) {
  const settings = await getTranslations("dashboardSettings");
  const t = await getTranslations("dashboardSettings.payments");
  return (
    <section
      aria-label={t("online")}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-caution-tint px-4 py-2 text-sm md:px-6 print:hidden"
    >
      <CreditCard className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <p className="min-w-64 flex-1">
        {nobodyPays && (waiting === null || SILENT_ABOUT_CASH.includes(waiting.state)) && t("nobodyPays")}{" "}
        {waiting && onlineStateText(t, waiting, { ...place, displayLocale: settings("displayLocale") })}
      </p>
      <TenantLink
        path="/settings/payments"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("toSettings")}
      </TenantLink>
    </section>
  );
}
