import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { EscrowView } from "./escrow-filters";

const PAGE_SIZE = 50;

const ASKED = {
  flagged: { flagged: "true" },
  releasing: { releasing: "true" },
  held: { escrowStatus: "held" },
  released: { escrowStatus: "released" },
} as const;

export const escrowList = (view: Exclude<EscrowView, "disputes">, tenant: string | null) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, "escrow", view, tenant],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...ASKED[view], ...(tenant && { tenantId: tenant }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/escrow", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ escrow }) => escrow),
    placeholderData: keepPreviousData,
  });

/** The disputes that banks have not decided, newest first, page after page. */
export const openDisputes = infiniteQueryOptions({
  queryKey: [...moneyKey, "disputes"],
  queryFn: ({ pageParam: cursor }) =>
    dataOf(
      api.GET("/api/admin/disputes", { params: { query: { state: "open", cursor, limit: PAGE_SIZE } } }),
    ),
  ...paging,
  select: ({ pages }) => pages.flatMap(({ disputes }) => disputes),
});
