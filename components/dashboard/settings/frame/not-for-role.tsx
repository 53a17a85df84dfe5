import { Lock } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";

export async function NotForRole({ whose }: { whose: "managers" | "owner" }) {
  const t = await getTranslations("dashboardSettings.closed");
  return (
    <EmptyState icon={Lock} title={t(`${whose}Title`)}>
      {t(`${whose}Body`)}
    </EmptyState>
  );
}
