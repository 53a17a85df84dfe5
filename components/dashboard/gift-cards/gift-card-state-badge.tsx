import { Ban, CircleCheck, CircleDashed, type LucideIcon, TimerOff, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { GiftCardState } from "./gift-card-state";

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
