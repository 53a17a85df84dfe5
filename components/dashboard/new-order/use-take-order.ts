import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";

/** Takes an order. The same order is sent with the same key until its result is known, so that it is taken once. */
export function useTakeOrder(onTaken: (taken: components["schemas"]["StaffOrder"]) => void) {
  const { slug: tenantId } = useDashboardTenant();
  const queries = useQueryClient();
  const attempt = useRef<OrderAttempt | null>(null);
  return useMutation({
    mutationFn: (body: BodyOf<"placeStaffOrder">) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(body), () => crypto.randomUUID());
      const params = { path: { tenantId }, header: { "Idempotency-Key": attempt.current.key } };
      return dataOf(api.POST("/api/tenant/{tenantId}/orders", { params, body }));
    },
    onSuccess: (taken) => {
      attempt.current = null;
      void queries.invalidateQueries({ queryKey: ordersKey(tenantId) });
      onTaken(taken);
    },
    onError: ({ status }) => {
      if (status >= 400 && status < 500) attempt.current = null;
    },
  });
}
