"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { RESTAURANTS } from "./restaurant-queries";

export function useRestaurantActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: RESTAURANTS });
  const update = useMutation({
    mutationFn: ({ tenantId, ...body }: { tenantId: string } & BodyOf<"updateTenant">) =>
      dataOf(api.PATCH("/api/admin/tenants/{tenantId}", { params: { path: { tenantId } }, body })),
    onSettled: again,
  });
  const create = useMutation({
    mutationFn: (body: BodyOf<"createTenant">) => dataOf(api.POST("/api/admin/tenants", { body })),
    onSettled: again,
  });
  const visit = useMutation({
    mutationFn: ({ tenantId, reason }: { tenantId: string; reason: string }) =>
      dataOf(
        api.POST("/api/admin/tenants/{tenantId}/support-visits", {
          params: { path: { tenantId } },
          body: { reason },
        }),
      ),
  });
  const leave = useMutation({
    mutationFn: (path: { tenantId: string; visitId: string }) =>
      dataOf(api.DELETE("/api/admin/tenants/{tenantId}/support-visits/{visitId}", { params: { path } })),
    onSettled: again,
  });
  return { update, create, visit, leave };
}
