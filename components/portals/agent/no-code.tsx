import { Link2Off } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";

/** Says why an agent without a code sees nothing yet. */
export function NoCode() {
  const t = useTranslations("portals.agent");
  return (
    <EmptyState icon={Link2Off} title={t("noCodeTitle")}>
      {t("noCodeBody")}
    </EmptyState>
  );
}
