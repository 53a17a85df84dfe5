"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Badge } from "@/components/ui/badge";
import type { PaymentStatus } from "@/lib/service/orders/order-status";

/** What of a paid order went back, or is going back; nothing where nothing or everything did. */
export function RefundBadge({
  order,
}: {
  order: { paymentStatus: PaymentStatus; refunded: number; currency: string };
}) {
  const t = useTranslations("dashboard.payment");
  const money = useMoneyText();
  if (order.refunded === 0 || order.paymentStatus === "refunded") return null;
  return (
    <Badge tone="neutral" icon={Undo2}>
      {t("partRefundedAmount", { amount: money(order.refunded, order.currency) })}
    </Badge>
  );
}
