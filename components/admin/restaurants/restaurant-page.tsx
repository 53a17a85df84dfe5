"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { Skeleton } from "@/components/ui/skeleton";
import { RestaurantActs } from "./restaurant-acts";
import { RestaurantFacts } from "./restaurant-facts";
import { RestaurantHead } from "./restaurant-head";
import { restaurantQuery } from "./restaurant-queries";
import { RestaurantQuotas } from "./restaurant-quotas";
import { RestaurantTeam } from "./restaurant-team";
import { RestaurantTerms } from "./restaurant-terms";

export function RestaurantPage({ tenantId, userId }: { tenantId: string; userId: string }) {
  const t = useTranslations("adminRestaurants");
  const { data: restaurant, error, refetch } = useQuery(restaurantQuery(tenantId));
  return (
    <div className="max-w-320 px-4 pt-1 pb-12 md:px-6 md:pt-3">
      <TenantLink
        path="/restaurants"
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm text-ink-soft hover:text-ink"
      >
        <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("title")}
      </TenantLink>
      {error && !restaurant && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!error && !restaurant && <Skeleton className="h-120" />}
      {restaurant && (
        <>
          <RestaurantHead restaurant={restaurant} userId={userId} />
          <div className="mt-6 grid gap-x-12 gap-y-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div>
              <RestaurantFacts restaurant={restaurant} />
              <RestaurantTeam team={restaurant.team} />
              <RestaurantActs tenantId={restaurant.slug} />
            </div>
            <div>
              <RestaurantTerms key={restaurant.id} restaurant={restaurant} />
              <RestaurantQuotas restaurant={restaurant} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
