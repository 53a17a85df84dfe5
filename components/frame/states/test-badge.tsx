"use client";

import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

/** Marks an order that the restaurant has placed to try things out; nothing for a guest's. */
export function TestBadge({ order }: { order: { isTest: boolean } }) {
  const t = useTranslations("dashboard.ticket");
  if (!order.isTest) return null;
  return (
    <Badge tone="info" icon={FlaskConical}>
      {t("test")}
    </Badge>
  );
}
