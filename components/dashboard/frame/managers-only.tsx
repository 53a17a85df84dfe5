import { Lock } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands in for a page that staff may not open. */
export async function ManagersOnly() {
  const t = await getTranslations("dashboard.frame");
  return (
    <EmptyState icon={Lock} title={t("managersOnlyTitle")}>
      {t("managersOnlyBody")}
    </EmptyState>
  );
}
