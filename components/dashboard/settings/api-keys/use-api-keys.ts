import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";

export const apiKeys = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "api-keys"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/api-keys", { params: { path: { tenantId } } })).then(
        (answer) => answer.apiKeys,
      ),
  });

/** What can be done with keys; the list is read again after each act. */
export function useKeyActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: apiKeys(tenantId).queryKey });
  const base = "/api/tenant/{tenantId}/api-keys/{keyId}" as const;
  const paramsOf = (keyId: string) => ({ path: { tenantId, keyId } });
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<"createApiKey">) =>
        dataOf(api.POST("/api/tenant/{tenantId}/api-keys", { params: { path: { tenantId } }, body })),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ keyId, body }: { keyId: string; body: BodyOf<"updateApiKey"> }) =>
        dataOf(api.PATCH(base, { params: paramsOf(keyId), body })),
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: (keyId: string) =>
        dataOf(api.POST(`${base}/rotate`, { params: paramsOf(keyId), body: {} })),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (keyId: string) => dataOf(api.DELETE(base, { params: paramsOf(keyId) })),
      onSettled,
    }),
  };
}
