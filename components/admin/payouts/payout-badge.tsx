import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { PayoutWire } from "@/lib/payments/statement/statement-contract";

const LOOKS: Record<PayoutWire["status"], { tone: Tone; icon: LucideIcon }> = {
  owed: { tone: "caution", icon: Hourglass },
  pending: { tone: "info", icon: Clock },
  succeeded: { tone: "positive", icon: CircleCheck },
  failed: { tone: "critical", icon: CircleX },
};

export function PayoutBadge({ status }: { status: PayoutWire["status"] }) {
  const t = useTranslations("adminCommon.payoutStatus");
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(status)}
    </Badge>
  );
}
