import { CircleCheck, CircleSlash, type LucideIcon, PiggyBank, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";

const LOOKS: Record<EscrowStatus, { tone: Tone; icon: LucideIcon }> = {
  held: { tone: "info", icon: PiggyBank },
  released: { tone: "positive", icon: CircleCheck },
  refunded: { tone: "neutral", icon: Undo2 },
  partial_refund: { tone: "neutral", icon: Undo2 },
  void: { tone: "neutral", icon: CircleSlash },
};

export function EscrowBadge({ status }: { status: EscrowStatus }) {
  const t = useTranslations("adminCommon.escrowStatus");
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(status)}
    </Badge>
  );
}
