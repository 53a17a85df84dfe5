import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { DisputeState } from "@/lib/payments/subject/money-states";
import type { MoneyFilters } from "./money-filters";

const PAGE_SIZE = 50;

/** All that is read of a restaurant's money is below this key. */
export const moneyKey = (tenantId: string) => ["tenant", tenantId, "money"] as const;

const given = ({ type, from, to }: MoneyFilters) => ({
  ...(type && { type }),
  ...(from && { from }),
  ...(to && { to }),
});

export const balanceQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...moneyKey(tenantId), "balance"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/balance", { params: { path: { tenantId } } })),
  });

export const heldQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...moneyKey(tenantId), "held"],
    queryFn: async () => {
      const params = { path: { tenantId } };
      return (await dataOf(api.GET("/api/tenant/{tenantId}/held-payments", { params }))).payments;
    },
  });

export const payoutList = (tenantId: string, filters: MoneyFilters) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey(tenantId), "payouts", filters],
    queryFn: ({ pageParam: cursor }) => {
      const { type: _, ...days } = given(filters);
      const query = { ...days, cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/tenant/{tenantId}/payouts", { params: { path: { tenantId }, query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ payouts }) => payouts),
  });

export const payoutQuery = (tenantId: string, payoutId: string) =>
  queryOptions({
    queryKey: [...moneyKey(tenantId), "payout", payoutId],
    queryFn: () => {
      const params = { path: { tenantId, payoutId } };
      return dataOf(api.GET("/api/tenant/{tenantId}/payouts/{payoutId}", { params }));
    },
  });

export const payoutItems = (tenantId: string, payoutId: string) =>
  queryOptions({
    queryKey: [...moneyKey(tenantId), "payout", payoutId, "items"],
    queryFn: async () => {
      const params = { path: { tenantId, payoutId } };
      return (await dataOf(api.GET("/api/tenant/{tenantId}/payouts/{payoutId}/items", { params }))).items;
    },
  });

export const transactionList = (tenantId: string, filters: MoneyFilters) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey(tenantId), "transactions", filters],
    queryFn: ({ pageParam: cursor }) => {
      const params = { path: { tenantId }, query: { ...given(filters), cursor, limit: PAGE_SIZE } };
      return dataOf(api.GET("/api/tenant/{tenantId}/balance-transactions", { params }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ transactions }) => transactions),
  });

export const disputeList = (tenantId: string, state: DisputeState | null) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey(tenantId), "disputes", state],
    queryFn: ({ pageParam: cursor }) => {
      const params = { path: { tenantId }, query: { ...(state && { state }), cursor, limit: PAGE_SIZE } };
      return dataOf(api.GET("/api/tenant/{tenantId}/disputes", { params }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ disputes }) => disputes),
  });

export const statementQuery = (tenantId: string, days: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...moneyKey(tenantId), "statement", days],
    queryFn: () => {
      const params = { path: { tenantId }, query: days };
      return dataOf(api.GET("/api/tenant/{tenantId}/statement", { params }));
    },
  });
