"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { DeliveryLog } from "@/components/dashboard/settings/webhooks/delivery-log";
import { TestResult } from "@/components/dashboard/settings/webhooks/test-result";
import { useEndpointActs, webhookEndpoints } from "@/components/dashboard/settings/webhooks/use-webhooks";
import type { ApiFailure } from "@/components/data/api-failure";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RelativeTime } from "@/components/ui/relative-time";
import { useToast } from "@/components/ui/toast";
import type { WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";
import { EndpointHealth } from "./endpoint-health";

export function EndpointPage({ endpointId }: { endpointId: string }) {
  const t = useTranslations("adminWebhooks");
  const { slug, name } = useDashboardTenant();
  const { data: endpoints, error, refetch } = useQuery(webhookEndpoints(slug));
  const endpoint = endpoints?.find(({ id }) => id === endpointId);
  return (
    <div className="max-w-280 px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <TenantLink
        path="/webhooks"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("back")}
      </TenantLink>
      {error && !endpoints && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!error && !endpoints && <ListSkeleton />}
      {endpoints && !endpoint && (
        <EmptyState isPage icon={SearchX} title={t("goneTitle")}>
          {t("goneBody")}
        </EmptyState>
      )}
      {endpoint && (
        <>
          <Head endpoint={endpoint} restaurant={{ slug, name }} />
          <DeliveryLog endpoint={endpoint} />
        </>
      )}
    </div>
  );
}

function Head({
  endpoint,
  restaurant,
}: {
  endpoint: WebhookEndpoint;
  restaurant: { slug: string; name: string };
}) {
  const t = useTranslations("adminWebhooks");
  const words = useTranslations("dashboardSettings.webhooks");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { test, turn } = useEndpointActs(endpoint.id);
  const { url, disabled, disabledReason, failingSince } = endpoint;
  const refused = (failure: ApiFailure) => failureToast(words("notDone"), failure);
  const enable = () =>
    turn.mutateAsync({ disabled: false }).then(() => toast({ title: words("enabled") }), refused);
  return (
    <header className="mb-7">
      <h1 className="text-xl font-semibold tracking-tight break-all">{new URL(url).host}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <RestaurantLink restaurant={restaurant} />
        <EndpointHealth state={disabled ? "disabled" : failingSince ? "failing" : "working"} />
        {failingSince && (
          <span className="text-ink-soft">
            {t("failingSince")} <RelativeTime at={failingSince} />
          </span>
        )}
      </p>
      {disabled && (
        <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
          {t(`disabled.${disabledReason ?? "owner"}`)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          pending={test.isPending}
          onClick={() => void test.mutateAsync({}).catch(refused)}
        >
          {words("test")}
        </Button>
        {disabled && (
          <Button variant="secondary" pending={turn.isPending} onClick={enable}>
            {words("enable")}
          </Button>
        )}
      </div>
      <div aria-live="polite">{test.data && <TestResult result={test.data} />}</div>
    </header>
  );
}
