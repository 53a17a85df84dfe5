"use client";

import { IdCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

/** Says that an ID has to be checked when the order is handed over; nothing for an order for any age. */
export function AgeBadge({ order }: { order: { minimumAge: number | null } }) {
  const t = useTranslations("orderBoard");
  if (order.minimumAge === null) return null;
  return (
    <Badge tone="caution" icon={IdCard}>
      {t("checkId", { age: order.minimumAge })}
    </Badge>
  );
}
