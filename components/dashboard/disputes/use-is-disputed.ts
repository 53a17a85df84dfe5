"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { orderDisputes } from "./dispute-queries";

/** Whether a guest's bank is deciding about an order's payment; for those who manage the restaurant. */
export function useIsDisputed(order: { id: string; paymentMethod: string }): boolean {
  const { slug, manages } = useDashboardTenant();
  const isAsked = manages && order.paymentMethod !== "cash";
  const { data } = useQuery({ ...orderDisputes(slug, order.id), enabled: isAsked });
  return data?.some(({ state }) => state === "open") ?? false;
}
