"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ActList } from "@/components/admin/audit/act-list";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { Skeleton } from "@/components/ui/skeleton";
import { RestaurantPart } from "./restaurant-part";
import { latestActs } from "./restaurant-queries";

export function RestaurantActs({ tenantId }: { tenantId: string }) {
  const t = useTranslations("adminRestaurants.acts");
  const { data: acts, error, refetch } = useQuery(latestActs(tenantId));
  return (
    <RestaurantPart
      title={t("title")}
      aside={
        <TenantLink path={`/audit?tenant=${tenantId}`} className="text-sm underline underline-offset-4">
          {t("all")}
        </TenantLink>
      }
    >
      {error && !acts && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !acts && <Skeleton className="h-64" />}
      {acts?.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
      {acts && acts.length > 0 && <ActList acts={acts} withRestaurant={false} />}
    </RestaurantPart>
  );
}
