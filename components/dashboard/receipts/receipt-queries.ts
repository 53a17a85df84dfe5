import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { ReceiptWire } from "@/lib/service/receipts/receipt-contract";

const PAGE_SIZE = 50;

/** What the list of receipts is narrowed down to. Days are the restaurant's, both included. */
export type ReceiptFilters = { kind: ReceiptWire["kind"] | null; from: string | null; to: string | null };

export const receiptList = (tenantId: string, { kind, from, to }: ReceiptFilters) =>
  infiniteQueryOptions({
    queryKey: ["tenant", tenantId, "receipts", { kind, from, to }],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/receipts", {
          params: {
            path: { tenantId },
            query: {
              ...(kind && { kind }),
              ...(from && { from }),
              ...(to && { to }),
              cursor: pageParam,
              limit: PAGE_SIZE,
            },
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ receipts }) => receipts),
  });

/** What was issued for one order, the receipt first. */
export const receiptsOfOrder = (tenantId: string, orderId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "receipts", "order", orderId],
    queryFn: async () => {
      const { receipts } = await dataOf(
        api.GET("/api/tenant/{tenantId}/receipts", { params: { path: { tenantId }, query: { orderId } } }),
      );
      return receipts.toReversed();
    },
  });

export const receiptPdf = (tenantId: string, { id }: Pick<ReceiptWire, "id">) =>
  `/api/tenant/${encodeURIComponent(tenantId)}/receipts/${encodeURIComponent(id)}/pdf`;
