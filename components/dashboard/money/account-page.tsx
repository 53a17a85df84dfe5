"use client";

import { useTranslations } from "next-intl";
import { PayoutAccount } from "@/components/dashboard/settings/payout-account";
import type { ProcessorMode } from "@/components/dashboard/settings/processor-mode";
import { Badge } from "@/components/ui/badge";

export function AccountPage({ mode, owns }: { mode: ProcessorMode; owns: boolean }) {
  const t = useTranslations("dashboardSettings.payments");
  return (
    <div className="max-w-3xl px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">{t("account")}</h1>
        <Badge tone={mode === "live" ? "positive" : mode === "none" ? "critical" : "caution"}>
          {t(`mode.${mode}`)}
        </Badge>
      </div>
      <p className="mb-5 text-ink-soft">{t("accountLead")}</p>
      <PayoutAccount mode={mode} owns={owns} />
    </div>
  );
}
