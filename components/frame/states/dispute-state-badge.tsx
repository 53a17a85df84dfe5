import { CircleCheck, CircleX, type LucideIcon, ShieldAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { PaymentDisputeWire } from "@/lib/payments/disputes/dispute-list-contract";

const LOOKS: Record<PaymentDisputeWire["state"], { tone: Tone; icon: LucideIcon }> = {
  open: { tone: "caution", icon: ShieldAlert },
  won: { tone: "positive", icon: CircleCheck },
  lost: { tone: "critical", icon: CircleX },
};

export function DisputeStateBadge({ state }: { state: PaymentDisputeWire["state"] }) {
  const t = useTranslations("dashboardDisputes.states");
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
