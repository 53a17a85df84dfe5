import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";
import type { OrderFilters } from "./order-filters";

const PAGE_SIZE = 50;

/** All that is read of orders and their money is below this key. */
export const moneyKey = ["admin", "money"] as const;

export const orderList = (filters: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, "orders", filters],
    queryFn: ({ pageParam: cursor }) => {
      const { tenant, search, status, paymentStatus, escrowStatus, from, to, unseen } = filters;
      const query = {
        ...(tenant && { tenantId: tenant }),
        ...(search && { search }),
        ...(status && { status }),
        ...(paymentStatus && { paymentStatus }),
        ...(escrowStatus && { escrowStatus }),
        ...(from && { from }),
        ...(to && { to }),
        ...(unseen && { unseen }),
        cursor,
        limit: PAGE_SIZE,
      };
      return dataOf(api.GET("/api/admin/orders", { params: { query } }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
    placeholderData: keepPreviousData,
  });

export const orderBooks = (orderId: string) =>
  queryOptions({
    queryKey: [...moneyKey, "books", orderId],
    queryFn: () => dataOf(api.GET("/api/admin/orders/{orderId}/books", { params: { path: { orderId } } })),
  });
