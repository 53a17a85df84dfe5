import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";

/** A restaurant's own domains, with the records that each needs. */
export const ownDomains = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "domains"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/domains", { params: { path: { tenantId } } })).then(
        ({ domains }) => domains,
      ),
  });

/** What can be done with domains; the list is read again. */
export function useDomainActs() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ownDomains(tenantId).queryKey });
  const at = (domainId: string) => ({ path: { tenantId, domainId } });
  const one = "/api/tenant/{tenantId}/domains/{domainId}" as const;
  return {
    add: useMutation({
      mutationFn: (name: string) =>
        dataOf(
          api.POST("/api/tenant/{tenantId}/domains", { params: { path: { tenantId } }, body: { name } }),
        ),
      onSettled,
    }),
    check: useMutation({
      mutationFn: (domainId: string) => dataOf(api.POST(`${one}/check`, { params: at(domainId) })),
      onSettled,
    }),
    makePrimary: useMutation({
      mutationFn: (domainId: string) =>
        dataOf(api.PATCH(one, { params: at(domainId), body: { isPrimary: true } })),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (domainId: string) => dataOf(api.DELETE(one, { params: at(domainId) })),
      onSettled,
    }),
  };
}
