"use client";

import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { BoardOrder } from "./board-order";

/** Marks an order that the restaurant has placed to try things out; nothing for a guest's. */
export function TestBadge({ order }: { order: BoardOrder }) {
  const t = useTranslations("dashboard.ticket");
  if (!order.isTest) return null;
  return (
    <Badge tone="info" icon={FlaskConical}>
      {t("test")}
    </Badge>
  );
}
