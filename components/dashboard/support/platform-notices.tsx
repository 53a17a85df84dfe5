"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { NOTICES_KEY } from "@/components/data/use-live";
import type { PlatformNoticesWire } from "@/lib/people/support/platform-notices-contract";
import { SupportNotice } from "./support-notice";
import { SuspendedNotice } from "./suspended-notice";
import { VisitBar } from "./visit-bar";

/** A tab that comes to the front asks anew if its answer is older. */
const FRESH_MS = 30_000;
/** The server's clock decides when a visit has ended; ours may be ahead of it, so that it is asked again. */
const AFTER_END_MS = 1_000;
const AGAIN_MS = 30_000;

interface PlatformNoticesProps {
  /** What was so when the page was made. */
  known: PlatformNoticesWire;
  /** The restaurant's page in the administration. */
  adminUrl: string;
}

/**
 * What the platform is doing at a restaurant, above every page of its dashboard. The frame stays while its pages change,
 * so it asks anew itself: when the page's event stream says so, on each page that is opened, when the tab comes to the
 * front, and when a visit ends by its time. A super-admin whose visit has ended elsewhere is led out.
 */
export function PlatformNotices({ known, adminUrl }: PlatformNoticesProps) {
  const { slug, name } = useDashboardTenant();
  const { data: notices, refetch } = useQuery({
    queryKey: [...NOTICES_KEY, slug],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/notices", { params: { path: { tenantId: slug } } })),
    initialData: known,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilFirstEnd(state.data?.visits ?? []),
  });
  const { ownVisit, visits, suspension } = notices;

  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  const hadOwnVisit = useRef(known.ownVisit !== null);
  useEffect(() => {
    if (hadOwnVisit.current && ownVisit === null) window.location.assign(adminUrl);
  }, [ownVisit, adminUrl]);

  return (
    <>
      {ownVisit && <VisitBar visitId={ownVisit.id} endsAt={ownVisit.endsAt} adminUrl={adminUrl} />}
      {visits.map(({ id, reason, endsAt }) => (
        <SupportNotice key={id} reason={reason} endsAt={new Date(endsAt)} />
      ))}
      {suspension && <SuspendedNotice restaurant={name} reason={suspension.reason} />}
    </>
  );
}

/** When the next visit ends by its time, from now; false when there is none. */
function untilFirstEnd(visits: PlatformNoticesWire["visits"]): number | false {
  if (visits.length === 0) return false;
  const left = Math.min(...visits.map(({ endsAt }) => Date.parse(endsAt))) - Date.now();
  return left > 0 ? left + AFTER_END_MS : AGAIN_MS;
}
