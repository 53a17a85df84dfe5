import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { optimisticChange } from "@/components/data/optimistic-change";

export const roomTables = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "room-tables"],
    queryFn: async (): Promise<DeskTable[]> =>
      (await dataOf(api.GET("/api/tenant/{tenantId}/tables", { params: { path: { tenantId } } }))).tables,
    gcTime: 0,
  });

export type TableChange = { table: DeskTable; changes: BodyOf<"updateTable"> };

/** Changes a table, shown at once. */
export function useTableChange(onRefused: (failure: ApiFailure, change: TableChange) => void) {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation(
    optimisticChange(useQueryClient(), {
      queryKey: roomTables(tenantId).queryKey,
      send: ({ table, changes }: TableChange): Promise<DeskTable> =>
        dataOf(
          api.PATCH("/api/tenant/{tenantId}/tables/{tableId}", {
            params: { path: { tenantId, tableId: table.id } },
            body: changes,
          }),
        ),
      show: (list, { table, changes }) =>
        list.map((each) => (each.id === table.id ? { ...each, ...changes } : each)),
      undo: (list, { table }) => list.map((each) => (each.id === table.id ? table : each)),
      onRefused,
    }),
  );
}

/** Adds a table, and takes one away. */
export function useTableList() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: roomTables(tenantId).queryKey });
  const add = useMutation({
    mutationFn: (body: BodyOf<"createTable">): Promise<DeskTable> =>
      dataOf(api.POST("/api/tenant/{tenantId}/tables", { params: { path: { tenantId } }, body })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (tableId: string): Promise<unknown> =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/tables/{tableId}", { params: { path: { tenantId, tableId } } }),
      ),
    onSuccess,
  });
  return { add, remove };
}
