import { Ban, CircleCheck, CircleDashed, type LucideIcon, TimerOff, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { GiftCardState } from "@/lib/dashboard/gift-card-state";
import { Badge } from "../ui/badge";
import type { Tone } from "../ui/tone";

const LOOKS: Record<GiftCardState, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: "positive", icon: CircleCheck },
  empty: { tone: "neutral", icon: CircleDashed },
  expired: { tone: "neutral", icon: TimerOff },
  disabled: { tone: "critical", icon: Ban },
  refunded: { tone: "neutral", icon: Undo2 },
};

export function GiftCardStateBadge({ state }: { state: GiftCardState }) {
  const t = useTranslations("dashboardGiftCards.states");
  return <Badge {...LOOKS[state]}>{t(state)}</Badge>;
}
