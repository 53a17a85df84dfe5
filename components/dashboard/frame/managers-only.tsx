import { Lock } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import type { MessageKey } from "@/lib/core/i18n/catalogue";

/** Stands in for a page that staff may not open; `reason` says what the page shows, where it is not about moving money. */
export async function ManagersOnly({ reason }: { reason?: MessageKey }) {
  const t = await getTranslations();
  return (
    <EmptyState icon={Lock} title={t("dashboard.frame.managersOnlyTitle")}>
      {t(reason ?? "dashboard.frame.managersOnlyBody")}
    </EmptyState>
  );
}
