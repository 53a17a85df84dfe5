"use client";

import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";
import { waitingRounds } from "./rounds-query";

const NONE: readonly StaffRound[] = [];

/** The rounds of guests that wait, without those whose time is over; not asked for where guests order nothing at tables. */
export function useWaitingRounds(below: QueryKey, now: Date): readonly StaffRound[] {
  const { slug, takesTableOrders } = useDashboardTenant();
  const { data } = useQuery({ ...waitingRounds(slug, below), enabled: takesTableOrders === true });
  const isOver = ({ expiresAt }: StaffRound) => Date.parse(expiresAt) <= now.getTime();
  if (!data) return NONE;
  return data.some(isOver) ? data.filter((round) => !isOver(round)) : data;
}
