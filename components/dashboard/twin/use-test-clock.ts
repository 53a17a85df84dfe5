"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { moveTestClock, testClockOf, testTimelineOf } from "./clock-calls";

/** The clock of the test twin whose dashboard this is: what it says, how to send it, and where it set out from. */
export function useTestClock() {
  const t = useTranslations("dashboardTwin");
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const router = useRouter();
  const failureToast = useFailureToast();
  const { data: clock, error, refetch } = useQuery(testClockOf(slug));
  const [from, setFrom] = useState<string | null>(null);
  const move = useMutation({
    mutationFn: (to: Date) => moveTestClock(slug, to),
    onSuccess: (moved) => client.setQueryData(testClockOf(slug).queryKey, moved),
    onError: (failure) => {
      failureToast(t("notMoved"), failure);
      void client.invalidateQueries({ queryKey: testClockOf(slug).queryKey });
    },
  });
  const moving = clock?.status === "moving";
  const moved = useRef(false);
  const now = clock?.now ?? null;
  useEffect(() => {
    if (moving) {
      setFrom((before) => before ?? now);
      moved.current = true;
      return;
    }
    setFrom(null);
    if (!moved.current) return;
    moved.current = false;
    void client.invalidateQueries({ queryKey: testTimelineOf(slug).queryKey });
    // The band above every page says what time it is.
    router.refresh();
  }, [moving, now, client, router, slug]);
  return { clock, error, refetch, from, moving, busy: moving || move.isPending, move: move.mutate };
}

/** How much of the way from one instant to another is done, from 0 to 1. */
export function doneOf(from: string, now: string, target: string): number {
  const way = Date.parse(target) - Date.parse(from);
  return way <= 0 ? 0 : Math.min(1, Math.max(0, (Date.parse(now) - Date.parse(from)) / way));
}
