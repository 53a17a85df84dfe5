import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";

/** The settings of a restaurant. They are not kept: who edits them begins with what is stored now. */
export const restaurantSettings = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "settings"],
    queryFn: (): Promise<Settings> =>
      dataOf(api.GET("/api/tenant/{tenantId}/settings", { params: { path: { tenantId } } })),
    gcTime: 0,
  });

type Body = BodyOf<"updateSettings">;
/** A form over the settings as it read them, with what it would send untouched. */
export type SavedSettings = { read: Settings; body: Body } & Over<Body>;

/** Saves a form of the settings; null where the person leaves a clash with somebody else's change. */
export function useSaveSettings() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const params = { path: { tenantId } };
  return useMutation({
    mutationFn: (saved: SavedSettings): Promise<Settings | null> =>
      saveOver<Settings, Body>({
        ...saved,
        load: () => stateOf(api.GET("/api/tenant/{tenantId}/settings", { params })),
        send: (body, etag) =>
          dataOf(api.PATCH("/api/tenant/{tenantId}/settings", { params, headers: ifMatch(etag), body })),
      }),
    onSuccess: (settings) => {
      if (settings) client.setQueryData(restaurantSettings(tenantId).queryKey, settings);
    },
  });
}
