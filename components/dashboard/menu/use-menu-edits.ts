"use client";

import { useMutation } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { useListEdit } from "@/components/data/use-list-edit";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { withItem } from "./menu-order";
import { categoryList, productList } from "./menu-queries";

/** Without an id it is a new one. */
type SavedProduct =
  | { id: null; body: BodyOf<"createProduct"> }
  | { id: string; body: BodyOf<"updateProduct"> };
type SavedCategory =
  | { id: null; body: BodyOf<"createCategory"> }
  | { id: string; body: BodyOf<"updateCategory"> };

/** Writes a dish. */
export function useSaveProduct() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(productList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedProduct): Promise<TenantProduct> =>
      dataOf(
        saved.id === null
          ? api.POST("/api/tenant/{tenantId}/products", {
              params: { path: { tenantId } },
              body: saved.body,
            })
          : api.PATCH("/api/tenant/{tenantId}/products/{productId}", {
              params: { path: { tenantId, productId: saved.id } },
              body: saved.body,
            }),
      ),
    onSuccess: (product) => edit((products) => withItem(products, product)),
  });
}

/** Writes a category. */
export function useSaveCategory() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(categoryList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedCategory): Promise<TenantCategory> =>
      dataOf(
        saved.id === null
          ? api.POST("/api/tenant/{tenantId}/categories", {
              params: { path: { tenantId } },
              body: saved.body,
            })
          : api.PATCH("/api/tenant/{tenantId}/categories/{categoryId}", {
              params: { path: { tenantId, categoryId: saved.id } },
              body: saved.body,
            }),
      ),
    onSuccess: (category) => edit((categories) => withItem(categories, category)),
  });
}

/** Takes a dish off the menu for good. */
export function useDeleteProduct() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(productList(tenantId).queryKey);
  return useMutation({
    mutationFn: (productId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/products/{productId}", {
          params: { path: { tenantId, productId } },
        }),
      ),
    onSuccess: (_, productId) => edit((products) => products.filter(({ id }) => id !== productId)),
  });
}

/** Deletes a category that no longer holds a dish. */
export function useDeleteCategory() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(categoryList(tenantId).queryKey);
  return useMutation({
    mutationFn: (categoryId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/categories/{categoryId}", {
          params: { path: { tenantId, categoryId } },
        }),
      ),
    onSuccess: (_, categoryId) => edit((categories) => categories.filter(({ id }) => id !== categoryId)),
  });
}
