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
/** The server's clock decides; ours may be a little ahead of it. */
const AFTER_END_MS = 1_000;

interface PlatformNoticesProps {
  /** What was so when the page was made. */
  known: PlatformNoticesWire;
  /** The restaurant's page in the administration. */
  adminUrl: string;
}

/**
 * What the platform is doing at a restaurant, above every page of its dashboard. The frame stays while its pages change,
 * so it asks anew itself: when the page's event stream says so, on each page that is opened, when the tab comes to the
 * front, and when a visit ends by its time.
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
  });
  const { ownVisit, visits, suspension } = notices;

  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  const firstEnd = visits.length === 0 ? null : Math.min(...visits.map(({ endsAt }) => Date.parse(endsAt)));
  useEffect(() => {
    if (firstEnd === null) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, firstEnd - Date.now()) + AFTER_END_MS);
    return () => clearTimeout(timer);
  }, [firstEnd, refetch]);

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
