import { CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { RefundState } from "@/lib/payments/subject/money-states";

const LOOKS: Record<RefundState, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: "info", icon: Clock },
  succeeded: { tone: "positive", icon: CircleCheck },
  failed: { tone: "critical", icon: CircleX },
};

export function RefundBadge({ status }: { status: RefundState }) {
  const t = useTranslations("adminOrders.refundStatus");
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(status)}
    </Badge>
  );
}
