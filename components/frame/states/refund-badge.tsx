"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Badge } from "@/components/ui/badge";
import { isPartRefunded } from "@/lib/service/orders/order-status";

/** What of a paid order went back, or is going back; nothing where nothing or everything did. */
export function RefundBadge({
  order,
}: {
  order: Parameters<typeof isPartRefunded>[0] & { currency: string };
}) {
  const t = useTranslations("dashboard.payment");
  const money = useMoneyText();
  if (!isPartRefunded(order)) return null;
  return (
    <Badge tone="neutral" icon={Undo2}>
      {t("partRefundedAmount", { amount: money(order.refunded, order.currency) })}
    </Badge>
  );
}
