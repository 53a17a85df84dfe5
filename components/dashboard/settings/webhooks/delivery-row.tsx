"use client";

import { ChevronDown } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";
import { SentRequest } from "./sent-request";
import { useEndpointActs } from "./use-webhooks";

const TONES = { pending: "caution", succeeded: "positive", failed: "critical" } as const;

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  endpoint: WebhookEndpoint;
}

export function DeliveryRow({ delivery, endpoint }: DeliveryRowProps) {
  const t = useTranslations("dashboardSettings.webhooks");
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { redeliver } = useEndpointActs(endpoint.id);
  const [open, setOpen] = useState(false);
  const { id, eventType, sequence, status, createdAt, attemptCount, nextAttemptAt } = delivery;
  const moment = (at: string) => format.dateTime(new Date(at), "moment", { timeStyle: "medium", timeZone });
  const again = () =>
    redeliver.mutateAsync(id).then(
      () => toast({ title: t("queued") }),
      (failure) => failureToast(t("notDone"), failure),
    );
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-x-4 py-2 text-left hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          <code className="font-mono text-sm break-all">{eventType}</code>
          <span className="text-sm text-ink-soft tabular-nums">#{sequence}</span>
          <span className="ml-auto text-sm text-ink-soft tabular-nums">{moment(createdAt)}</span>
        </span>
        <ChevronDown
          className={`size-4 shrink-0 text-ink-soft transition-transform ${open ? "rotate-180" : ""}`}
          strokeWidth={1.5}
          aria-hidden="true"
        />
      </button>
      {open && (
        <div className="pb-5">
          <p className="text-sm text-ink-soft">
            {t("attemptCount", { count: attemptCount })}
            {nextAttemptAt && ` · ${t("nextAttempt", { when: moment(nextAttemptAt) })}`}
          </p>
          <SentRequest endpointId={endpoint.id} deliveryId={id} attemptCount={attemptCount} />
          {status !== "pending" && !endpoint.disabled && (
            <Button
              variant="secondary"
              size="small"
              className="mt-4"
              pending={redeliver.isPending}
              onClick={again}
            >
              {t("redeliver")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
