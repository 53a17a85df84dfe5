"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { AttentionList } from "./attention-list";
import { FleetAge } from "./fleet-age";
import { fleetQuery } from "./fleet-query";
import { FleetStrip } from "./fleet-strip";

export function FleetPage() {
  const t = useTranslations("adminFleet");
  const { data: fleet, error, dataUpdatedAt, refetch } = useQuery(fleetQuery);
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
        {fleet && <FleetAge readAt={dataUpdatedAt} isFailing={error !== null} />}
      </div>
      {error && !fleet && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !fleet && (
        <div role="status" aria-label={t("loading")}>
          <Skeleton className="h-108 md:h-81 xl:h-80" />
          <div className="mt-12">
            <ListSkeleton />
          </div>
        </div>
      )}
      {fleet && (
        <>
          <FleetStrip fleet={fleet} />
          <section aria-labelledby="attention-title" className="mt-8">
            <h2 id="attention-title" className="font-semibold">
              {t("attention.title")}
            </h2>
            {fleet.attention.length === 0 ? (
              <EmptyState icon={CircleCheck} title={t("attention.emptyTitle")}>
                {t("attention.emptyBody")}
              </EmptyState>
            ) : (
              <AttentionList faults={fleet.attention} more={fleet.attentionMore} />
            )}
          </section>
        </>
      )}
    </div>
  );
}
