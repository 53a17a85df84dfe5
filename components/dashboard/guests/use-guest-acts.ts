"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { guestsKey } from "./guest-queries";

export function useNoteGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"noteGuest">) =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/guests/{guestId}", {
          params: { path: { tenantId, guestId } },
          body,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: guestsKey(tenantId) }),
  });
}

export function useExportGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/guests/{guestId}/export", {
          params: { path: { tenantId, guestId } },
        }),
      ),
  });
}

export function useEraseGuest(guestId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/guests/{guestId}/erase", {
          params: { path: { tenantId, guestId } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [...guestsKey(tenantId), "list"] }),
  });
}
