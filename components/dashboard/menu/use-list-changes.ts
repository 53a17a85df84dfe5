"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { optimisticChange } from "@/components/data/optimistic-change";
import { useFailureToast } from "@/components/data/use-failure-toast";

import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { inOrder, withItem } from "./menu-order";
import { categoryList, productList } from "./menu-queries";

/** What can be changed in the list itself; everything else is in the sheet. */
export type ProductChanges = Partial<Pick<TenantProduct, "available" | "stock" | "soldOutUntil" | "status">>;

type ProductChange = { product: TenantProduct; changes: ProductChanges; name: string };
type CategoryChange = { category: TenantCategory; visible: boolean; name: string };
type NewOrder = { ids: readonly string[]; before: readonly string[] };

const inNewOrder = <Item extends { id: string; order: number }>(items: Item[], { ids }: NewOrder) =>
  inOrder(items, ids);
const inOldOrder = <Item extends { id: string; order: number }>(items: Item[], { before }: NewOrder) =>
  inOrder(items, before);

/** Changes stock and availability of a dish in its row. */
export function useChangeProduct() {
  const t = useTranslations("dashboard.menu");
  const failureToast = useFailureToast();
  const { slug: tenantId } = useDashboardTenant();
  const change = optimisticChange(useQueryClient(), {
    queryKey: productList(tenantId).queryKey,
    send: ({ product, changes }: ProductChange) =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/products/{productId}", {
          params: { path: { tenantId, productId: product.id } },
          body: changes,
        }),
      ),
    show: (list, { product, changes }) =>
      list.map((item) => (item.id === product.id ? { ...item, ...changes } : item)),
    undo: (list, { product }) => withItem(list, product),
    onRefused: (failure, { name }) => failureToast(t("notSaved", { name }), failure),
  });
  return useMutation(change);
}

/** Shows a category to guests or hides it. */
export function useChangeCategory() {
  const t = useTranslations("dashboard.menu");
  const failureToast = useFailureToast();
  const { slug: tenantId } = useDashboardTenant();
  const change = optimisticChange(useQueryClient(), {
    queryKey: categoryList(tenantId).queryKey,
    send: ({ category, visible }: CategoryChange) =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/categories/{categoryId}", {
          params: { path: { tenantId, categoryId: category.id } },
          body: { visible },
        }),
      ),
    show: (list, { category, visible }) => withItem(list, { ...category, visible }),
    undo: (list, { category }) => withItem(list, category),
    onRefused: (failure, { name }) => failureToast(t("notSaved", { name }), failure),
  });
  return useMutation(change);
}

/** Sorts the categories. */
export function useReorderCategories() {
  const t = useTranslations("dashboard.menu");
  const failureToast = useFailureToast();
  const { slug: tenantId } = useDashboardTenant();
  const params = { path: { tenantId } };
  const change = optimisticChange(useQueryClient(), {
    queryKey: categoryList(tenantId).queryKey,
    send: ({ ids }: NewOrder) =>
      dataOf(api.PATCH("/api/tenant/{tenantId}/categories/reorder", { params, body: { ids: [...ids] } })),
    show: inNewOrder,
    undo: inOldOrder,
    onRefused: (failure) => failureToast(t("orderNotSaved"), failure),
  });
  return useMutation(change);
}

/** Sorts the dishes of a category. */
export function useReorderProducts() {
  const t = useTranslations("dashboard.menu");
  const failureToast = useFailureToast();
  const { slug: tenantId } = useDashboardTenant();
  const params = { path: { tenantId } };
  const change = optimisticChange(useQueryClient(), {
    queryKey: productList(tenantId).queryKey,
    send: ({ ids }: NewOrder) =>
      dataOf(api.PATCH("/api/tenant/{tenantId}/products/reorder", { params, body: { ids: [...ids] } })),
    show: inNewOrder,
    undo: inOldOrder,
    onRefused: (failure) => failureToast(t("orderNotSaved"), failure),
  });
  return useMutation(change);
}
