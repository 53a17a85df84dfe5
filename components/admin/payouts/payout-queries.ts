import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { PayoutView } from "./payout-filters";

const PAGE_SIZE = 50;

export const payoutList = (view: PayoutView, tenant: string | null) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, "payouts", view, tenant],
    queryFn: ({ pageParam: cursor }) => {
      const query = {
        ...(view !== "all" && { status: view }),
        ...(tenant && { tenantId: tenant }),
        cursor,
        limit: PAGE_SIZE,
      };
      return dataOf(api.GET("/api/admin/payouts", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ payouts }) => payouts),
    placeholderData: keepPreviousData,
  });

/** All sales agents with what they are owed, page after page. */
export const commissionList = infiniteQueryOptions({
  queryKey: [...moneyKey, "commissions"],
  queryFn: ({ pageParam: cursor }) =>
    dataOf(api.GET("/api/admin/commissions", { params: { query: { cursor, limit: PAGE_SIZE } } })),
  ...paging,
  select: ({ pages }) => pages.flatMap(({ agents }) => agents),
});

/** What agents were paid, newest first, page after page. */
export const commissionPayouts = infiniteQueryOptions({
  queryKey: [...moneyKey, "commission-payouts"],
  queryFn: ({ pageParam: cursor }) =>
    dataOf(api.GET("/api/admin/commissions/payouts", { params: { query: { cursor, limit: PAGE_SIZE } } })),
  ...paging,
  select: ({ pages }) => pages.flatMap(({ payouts }) => payouts),
});
