import { CreditCard } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { type OnlineStanding, onlineStateText } from "@/components/dashboard/settings/online-state-text";
import { TenantLink } from "@/components/frame/tenant-link";

interface OnlineNoticeProps {
  online: OnlineStanding;
  place: { country: string; currency: string };
}

/** Tells those who manage a restaurant that guests cannot pay online though it wants them to, and leads to what is missing. */
export async function OnlineNotice({ online, place }: OnlineNoticeProps) {
  const settings = await getTranslations("dashboardSettings");
  const t = await getTranslations("dashboardSettings.payments");
  return (
    <section
      aria-label={t("online")}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-caution-tint px-4 py-2 text-sm md:px-6 print:hidden"
    >
      <CreditCard className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <p className="min-w-64 flex-1">
        {onlineStateText(t, online, { ...place, displayLocale: settings("displayLocale") })}
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
