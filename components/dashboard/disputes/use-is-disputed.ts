"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { isTillMethod, type PaidMethod } from "@/lib/payments/payments/payment-method";
import { orderDisputes } from "./dispute-queries";

/** Whether a guest's bank is deciding about an order's payment; for those who manage the restaurant. */
export function useIsDisputed(order: { id: string; paymentMethod: PaidMethod }): boolean {
  const { slug, manages } = useDashboardTenant();
  const isAsked = manages && !isTillMethod(order.paymentMethod);
  const { data } = useQuery({ ...orderDisputes(slug, order.id), enabled: isAsked });
  return data?.some(({ state }) => state === "open") ?? false;
}
