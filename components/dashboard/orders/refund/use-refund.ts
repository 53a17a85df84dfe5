"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { RefundScope } from "./refund-choice";

/**
 * What a refund would do, read anew with each change of it and of the restaurant's orders. Once the refund is on its way
 * or made (`isSent`), nothing is read: the same refund a second time would be refused.
 */
export function useRefundPreview(order: BoardOrder, scope: RefundScope | null, isSent: boolean) {
  const { slug: tenantId } = useDashboardTenant();
  return useQuery({
    queryKey: [...ordersKey(tenantId), "refund-preview", order.id, scope],
    queryFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/orders/{orderId}/refunds/preview", {
          params: { path: { tenantId, orderId: order.id } },
          body: scope ?? { scope: "whole" },
        }),
      ),
    enabled: scope !== null && !isSent,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export type RefundRequest = BodyOf<"refundTenantOrder">;

/** Makes a refund. What is sent again after a lost answer has the same key, so that it is made once. */
export function useRefund(order: BoardOrder) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const attempt = useRef({ body: "", key: "" });
  return useMutation({
    mutationFn: (body: RefundRequest) => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      return dataOf(
        api.POST("/api/tenant/{tenantId}/orders/{orderId}/refunds", {
          params: {
            path: { tenantId, orderId: order.id },
            header: { "Idempotency-Key": attempt.current.key },
          },
          body,
        }),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey(tenantId) }),
  });
}
