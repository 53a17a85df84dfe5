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

type ClassBody = BodyOf<"createTaxClass">;
/** A class with each of its rates as a field of its own: two people may change two of them. */
type ClassFields = { name: string } & ClassBody["rates"];
const fieldsOf = ({ name, rates }: ClassBody): ClassFields => ({ name, ...rates });

type SavedClass = { body: ClassBody } & ({ read: null } | ({ read: TaxClass } & Over<ClassFields>));

/** Saves a tax class; the first one becomes the default, so the settings are read again. */
export function useSaveTaxClass() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, ...edit }: SavedClass): Promise<TaxClass | null> => {
      if (edit.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/tax/classes", { params: { path: { tenantId } }, body }),
        );
      const one = "/api/tenant/{tenantId}/tax/classes/{classId}";
      const params = { path: { tenantId, classId: edit.read.id } };
      return saveOver<TaxClass, ClassFields>({
        ...edit,
        fieldsOf,
        body: fieldsOf(body),
        load: () => stateOf(api.GET(one, { params })),
        send: ({ name, ...rates }, etag) =>
          dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body: { name, rates } })),
      });
    },
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
