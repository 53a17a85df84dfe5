import { CircleCheck, CircleSlash, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { ReviewedWebhookEndpointWire } from "@/lib/restaurant/webhooks/webhook-review-contract";

const LOOKS: Record<ReviewedWebhookEndpointWire["state"], { tone: Tone; icon: LucideIcon }> = {
  working: { tone: "positive", icon: CircleCheck },
  failing: { tone: "critical", icon: TriangleAlert },
  disabled: { tone: "neutral", icon: CircleSlash },
};

export function EndpointHealth({ state }: { state: ReviewedWebhookEndpointWire["state"] }) {
  const t = useTranslations("adminWebhooks.health");
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
