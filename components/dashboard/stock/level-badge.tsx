import { PackageX, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { StockLevel } from "./stock-level";

/** Says that something is out or low; nothing while there is enough. */
export function LevelBadge({ level }: { level: StockLevel }) {
  const t = useTranslations("dashboardStock.levels");
  if (level === "enough") return null;
  return level === "out" ? (
    <Badge tone="critical" icon={PackageX}>
      {t("out")}
    </Badge>
  ) : (
    <Badge tone="caution" icon={TriangleAlert}>
      {t("low")}
    </Badge>
  );
}
