import { ChefHat } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

/** From here on down a kitchen should look up. */
const FEW = 5;

/** For how many of a dish the ingredients are enough; nothing for a dish without a recipe. */
export function CanMake({ units }: { units: number | null }) {
  const t = useTranslations("dashboardStock");
  if (units === null) return null;
  const tone = units === 0 ? "critical" : units <= FEW ? "caution" : "neutral";
  return (
    <Badge tone={tone} icon={ChefHat}>
      {t("canMake", { count: units })}
    </Badge>
  );
}
