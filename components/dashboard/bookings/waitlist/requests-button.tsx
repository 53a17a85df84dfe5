"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { RequestsSheet } from "./requests-sheet";
import { tableRequests } from "./use-waitlist";

export function RequestsButton() {
  const t = useTranslations("bookingPlan.requests");
  const { slug } = useDashboardTenant();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(tableRequests(slug));
  const [open, setOpen] = useState(false);
  const requests = data?.pages.flatMap((page) => page.requests);
  const waiting = requests?.filter(({ closedAt }) => closedAt === null).length;
  return (
    <>
      <Button
        variant="secondary"
        className="grow max-md:px-3 max-md:text-sm md:grow-0"
        disabled={!requests}
        onClick={() => setOpen(true)}
      >
        <BellRing className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {t("open")}
        <span className="tabular-nums">{waiting ?? ""}</span>
      </Button>
      {open && requests && (
        <RequestsSheet
          requests={requests}
          more={hasNextPage ? { load: () => void fetchNextPage(), pending: isFetchingNextPage } : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
