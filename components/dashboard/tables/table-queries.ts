import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";

const MOST_CLOSED = 100;

/** Everything about a restaurant's tables and bills is below this key. */
export const tablesKey = (tenantId: string) => ["tenant", tenantId, "tables"] as const;

export const floor = (tenantId: string) =>
  queryOptions({
    queryKey: [...tablesKey(tenantId), "floor"],
    queryFn: async (): Promise<FloorTableWire[]> =>
      (await dataOf(api.GET("/api/tenant/{tenantId}/floor", { params: { path: { tenantId } } }))).tables,
    ...LIVE_QUERY,
  });

export const tableBillKey = (tenantId: string, tableId: string) =>
  [...tablesKey(tenantId), "bill", tableId] as const;

/** The open bill of a table, or null while none is open: an empty list, where asking for the bill itself is an error. */
export const tableBill = (tenantId: string, tableId: string) =>
  queryOptions({
    queryKey: tableBillKey(tenantId, tableId),
    queryFn: async (): Promise<BillWire | null> => {
      const query = { status: "open" as const, tableId, limit: 1 };
      const { bills } = await dataOf(
        api.GET("/api/tenant/{tenantId}/bills", { params: { path: { tenantId }, query } }),
      );
      return bills[0] ?? null;
    },
    ...LIVE_QUERY,
  });

/** The bills that were closed since the instant, newest first. */
export const closedBills = (tenantId: string, closedFrom: string) =>
  queryOptions({
    queryKey: [...tablesKey(tenantId), "closed", closedFrom],
    queryFn: async (): Promise<BillWire[]> => {
      const query = { status: "closed" as const, closedFrom, limit: MOST_CLOSED };
      const params = { path: { tenantId }, query };
      return (await dataOf(api.GET("/api/tenant/{tenantId}/bills", { params }))).bills;
    },
    ...LIVE_QUERY,
  });
