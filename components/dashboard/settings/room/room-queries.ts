import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { optimisticChange } from "@/components/data/optimistic-change";
import { type Over, saveOver } from "@/components/data/save-over";
import { useListEdit } from "@/components/data/use-list-edit";

export const roomTables = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "room-tables"],
    queryFn: async (): Promise<DeskTable[]> =>
      (await dataOf(api.GET("/api/tenant/{tenantId}/tables", { params: { path: { tenantId } } }))).tables,
    gcTime: 0,
  });

export type TableChange = { table: DeskTable; changes: BodyOf<"updateTable"> };

/** Puts a table somewhere else, shown at once: where it was does not matter. */
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

type TableBody = BodyOf<"updateTable">;

/** Saves the form of a table. */
export function useSaveTable() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(roomTables(tenantId).queryKey);
  const one = "/api/tenant/{tenantId}/tables/{tableId}" as const;
  return useMutation({
    mutationFn: (saved: { read: DeskTable; body: TableBody } & Over<TableBody>) => {
      const params = { path: { tenantId, tableId: saved.read.id } };
      return saveOver<DeskTable, TableBody>({
        ...saved,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: (table) =>
      table && edit((tables) => tables.map((each) => (each.id === table.id ? table : each))),
  });
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
