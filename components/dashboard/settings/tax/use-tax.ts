import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { TaxSettings } from "@/lib/restaurant/tax/tax-contract";

export type TaxClass = TaxSettings["classes"][number];

export const taxSettings = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "tax"],
    queryFn: (): Promise<TaxSettings> =>
      dataOf(api.GET("/api/tenant/{tenantId}/tax", { params: { path: { tenantId } } })),
  });

type TaxBody = BodyOf<"updateTax">;

export function useSaveTax() {
  const { slug: tenantId } = useDashboardTenant();
  const params = { path: { tenantId } };
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saved: { read: TaxSettings; body: TaxBody } & Over<TaxBody>): Promise<TaxSettings | null> =>
      saveOver<TaxSettings, TaxBody>({
        ...saved,
        load: () => stateOf(api.GET("/api/tenant/{tenantId}/tax", { params })),
        send: (body, etag) =>
          dataOf(api.PATCH("/api/tenant/{tenantId}/tax", { params, headers: ifMatch(etag), body })),
      }),
    onSuccess: (settings) => {
      if (settings) client.setQueryData(taxSettings(tenantId).queryKey, settings);
    },
  });
}

/** Without an id it is a new one. */
type SavedClass =
  | { id: null; body: BodyOf<"createTaxClass"> }
  | { id: string; body: BodyOf<"updateTaxClass"> };

/** Saves a tax class; the first one becomes the default, so the settings are read again. */
export function useSaveTaxClass() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: SavedClass): Promise<TaxClass> =>
      dataOf(
        id === null
          ? api.POST("/api/tenant/{tenantId}/tax/classes", { params: { path: { tenantId } }, body })
          : api.PATCH("/api/tenant/{tenantId}/tax/classes/{classId}", {
              params: { path: { tenantId, classId: id } },
              body,
            }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: taxSettings(tenantId).queryKey }),
  });
}

export function useDeleteTaxClass() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (classId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/tax/classes/{classId}", {
          params: { path: { tenantId, classId } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: taxSettings(tenantId).queryKey }),
  });
}
