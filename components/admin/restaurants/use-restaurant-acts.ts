"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { AdminTenant } from "@/lib/oversight/admin/admin-contract";
import { RESTAURANTS } from "./restaurant-queries";

type Restaurant = z.output<typeof AdminTenant>;
type Terms = BodyOf<"updateTenant">;

export function useRestaurantActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: RESTAURANTS });
  const update = useMutation({
    mutationFn: ({ tenantId, ...body }: { tenantId: string } & BodyOf<"updateTenant">) =>
      dataOf(api.PATCH("/api/admin/tenants/{tenantId}", { params: { path: { tenantId } }, body })),
    onSettled: again,
  });
  const saveTerms = useMutation({
    mutationFn: (edit: { read: Restaurant; body: Terms } & Over<Terms>) => {
      const one = "/api/admin/tenants/{tenantId}";
      const params = { path: { tenantId: edit.read.slug } };
      return saveOver<Restaurant, Terms>({
        ...edit,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
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
  return { update, saveTerms, create, visit, leave };
}
