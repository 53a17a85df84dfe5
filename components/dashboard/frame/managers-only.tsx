import { Lock } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands in for a page that staff may not open; `reason` says what the page shows, where it is not about moving money. */
export async function ManagersOnly({ reason }: { reason?: string }) {
  const t = await getTranslations("dashboard.frame");
  return (
    <EmptyState icon={Lock} title={t("managersOnlyTitle")}>
      {reason ?? t("managersOnlyBody")}
    </EmptyState>
  );
}
