import { CalendarClock, CircleCheck, CircleSlash, type LucideIcon, PackageX, TimerOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { CouponState } from "./coupon-state";

const LOOKS: Record<CouponState, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: "positive", icon: CircleCheck },
  scheduled: { tone: "info", icon: CalendarClock },
  off: { tone: "neutral", icon: CircleSlash },
  expired: { tone: "neutral", icon: TimerOff },
  usedUp: { tone: "caution", icon: PackageX },
};

export function CouponStateBadge({ state }: { state: CouponState }) {
  const t = useTranslations("dashboardCoupons.states");
  return <Badge {...LOOKS[state]}>{t(state)}</Badge>;
}
