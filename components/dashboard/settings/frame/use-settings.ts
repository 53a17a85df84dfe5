import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";

/** The settings of a restaurant. They are not kept: who edits them begins with what is stored now. */
export const restaurantSettings = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "settings"],
    queryFn: (): Promise<Settings> =>
      dataOf(api.GET("/api/tenant/{tenantId}/settings", { params: { path: { tenantId } } })),
    gcTime: 0,
  });

export function useSaveSettings() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"updateSettings">): Promise<Settings> =>
      dataOf(api.PATCH("/api/tenant/{tenantId}/settings", { params: { path: { tenantId } }, body })),
    onSuccess: (settings) => client.setQueryData(restaurantSettings(tenantId).queryKey, settings),
  });
}
