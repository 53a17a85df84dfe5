"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";

/** Whether an endpoint hears of events at present. */
export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("dashboardSettings.webhooks");
  if (endpoint.disabled)
    return <Badge tone="neutral">{t(`off.${endpoint.disabledReason ?? "owner"}`)}</Badge>;
  if (endpoint.failingSince) return <Badge tone="critical">{t("failing")}</Badge>;
  return <Badge tone="positive">{t("active")}</Badge>;
}
