"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Skeleton } from "@/components/ui/skeleton";
import { deliveriesKey } from "./use-webhooks";

const BLOCK = "mt-1 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap";

interface SentRequestProps {
  endpointId: string;
  deliveryId: string;
  /** Read again when it has grown. */
  attemptCount: number;
}

/** What was sent and what came back, attempt by attempt. */
export function SentRequest({ endpointId, deliveryId, attemptCount }: SentRequestProps) {
  const t = useTranslations("dashboardSettings.webhooks");
  const format = useFormatter();
  const { slug: tenantId, timeZone } = useDashboardTenant();
  const failureWords = useFailureWords();
  const { data, error } = useQuery({
    queryKey: [...deliveriesKey(tenantId, endpointId), "one", deliveryId, attemptCount],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}/deliveries/{deliveryId}", {
          params: { path: { tenantId, endpointId, deliveryId } },
        }),
      ),
  });
  if (error) return <p className="mt-3 text-sm text-critical">{failureWords(error).title}</p>;
  if (data === undefined) return <Skeleton className="mt-3 h-40" />;
  const moment = (at: string) => format.dateTime(new Date(at), "moment", { timeStyle: "medium", timeZone });
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">{t("request")}</h3>
      <pre className={BLOCK}>{JSON.stringify(data.body, null, 2)}</pre>
      {data.attempts.map((attempt) => (
        <div key={attempt.number} className="mt-4 text-sm">
          <h3 className="font-semibold">
            {t("attempt", { number: attempt.number, at: moment(attempt.at) })}
          </h3>
          <p className={`tabular-nums ${attempt.error ? "text-critical" : "text-ink-soft"}`}>
            {t("answered", { status: attempt.responseStatus ?? "–", milliseconds: attempt.durationMs })}
            {attempt.error && ` · ${attempt.error}`}
          </p>
          {attempt.requestHeaders && (
            <>
              <h4 className="mt-2 text-ink-soft">{t("headers")}</h4>
              <pre className={BLOCK}>
                {Object.entries(attempt.requestHeaders)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join("\n")}
              </pre>
            </>
          )}
          {attempt.responseBody && (
            <>
              <h4 className="mt-2 text-ink-soft">{t("answer")}</h4>
              <pre className={BLOCK}>{attempt.responseBody}</pre>
            </>
          )}
        </div>
      ))}
    </>
  );
}
