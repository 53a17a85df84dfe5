"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Skeleton } from "@/components/ui/skeleton";

export function SentEvent({ sequence }: { sequence: number }) {
  const { slug: tenantId } = useDashboardTenant();
  const failureWords = useFailureWords();
  const { data: event, error } = useQuery({
    queryKey: ["tenant", tenantId, "event", sequence],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/events", {
          params: { path: { tenantId }, query: { after: sequence - 1, limit: 1 } },
        }),
      ).then(({ events }) => events[0] ?? null),
  });
  if (error) return <p className="text-sm text-critical">{failureWords(error).title}</p>;
  if (event === undefined) return <Skeleton className="mt-1 h-24" />;
  return (
    <pre className="mt-1 rounded-control bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
      {JSON.stringify(event, null, 2)}
    </pre>
  );
}
