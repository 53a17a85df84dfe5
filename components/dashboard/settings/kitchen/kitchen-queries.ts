import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";

/** When a screen was last seen is watched by who sets it up. */
const READ_AGAIN_MS = 4_000;

const setupKey = (tenantId: string) => ["tenant", tenantId, "kitchen-setup"] as const;

export const screenList = (tenantId: string) =>
  queryOptions({
    queryKey: [...setupKey(tenantId), "screens"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/kitchen/screens", { params: { path: { tenantId } } })).then(
        ({ screens }) => screens,
      ),
    refetchInterval: READ_AGAIN_MS,
  });

export const kitchenAges = (tenantId: string) =>
  queryOptions({
    queryKey: [...setupKey(tenantId), "ages"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/kitchen/settings", { params: { path: { tenantId } } })),
  });

/** What can be done with kitchen screens; all of them are read again. */
export function useScreenActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: setupKey(tenantId) });
  const screen = "/api/tenant/{tenantId}/kitchen/screens/{screenId}" as const;
  const params = { path: { tenantId } };
  return {
    pair: useMutation({
      mutationFn: (body: BodyOf<"pairKitchenScreen">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/kitchen/screens", { params, body })),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: { id: string; body: BodyOf<"updateKitchenScreen"> }) =>
        dataOf(api.PATCH(screen, { params: { path: { tenantId, screenId: id } }, body })),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (screenId: string) =>
        dataOf(api.DELETE(screen, { params: { path: { tenantId, screenId } } })),
      onSettled,
    }),
    saveAges: useMutation({
      mutationFn: (body: BodyOf<"saveKitchenSettings">) =>
        dataOf(api.PUT("/api/tenant/{tenantId}/kitchen/settings", { params, body })),
      onSettled,
    }),
  };
}
