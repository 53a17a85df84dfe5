import { Banknote, CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { PaidMethod } from "@/lib/payments/payments/payment-method";
import type { PaymentStatus } from "@/lib/service/orders/order-status";

const LOOKS: Record<PaymentStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: "caution", icon: Clock },
  paid: { tone: "positive", icon: CircleCheck },
  failed: { tone: "critical", icon: CircleX },
  refunded: { tone: "neutral", icon: Undo2 },
};

export function PaymentBadge({
  order,
}: {
  order: { paymentMethod: PaidMethod; paymentStatus: PaymentStatus };
}) {
  const t = useTranslations("dashboard.payment");
  if (order.paymentMethod === "cash" && order.paymentStatus === "pending") {
    return (
      <Badge tone="neutral" icon={Banknote}>
        {t("cashDue")}
      </Badge>
    );
  }
  const { tone, icon } = LOOKS[order.paymentStatus];
  return (
    <Badge tone={tone} icon={icon}>
      {t(order.paymentStatus)}
    </Badge>
  );
}
