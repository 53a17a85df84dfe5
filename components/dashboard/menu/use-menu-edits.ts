"use client";

import { useMutation } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import { useListEdit } from "@/components/data/use-list-edit";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { withItem } from "./menu-order";
import { categoryList, productList } from "./menu-queries";

type ProductBody = BodyOf<"updateProduct">;
type CategoryBody = BodyOf<"updateCategory">;

/** What nobody has read yet is a new one. */
type SavedProduct =
  | { read: null; body: BodyOf<"createProduct"> }
  | ({ read: TenantProduct; body: ProductBody } & Over<ProductBody>);
type SavedCategory =
  | { read: null; body: BodyOf<"createCategory"> }
  | ({ read: TenantCategory; body: CategoryBody } & Over<CategoryBody>);

/** Writes a dish. */
export function useSaveProduct() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(productList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedProduct): Promise<TenantProduct | null> => {
      if (saved.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/products", { params: { path: { tenantId } }, body: saved.body }),
        );
      const one = "/api/tenant/{tenantId}/products/{productId}";
      const params = { path: { tenantId, productId: saved.read.id } };
      return saveOver<TenantProduct, ProductBody>({
        ...saved,
        etag: `"${saved.read.revision}"`,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: (product) => product && edit((products) => withItem(products, product)),
  });
}

/** Writes a category. */
export function useSaveCategory() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(categoryList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedCategory): Promise<TenantCategory | null> => {
      if (saved.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/categories", { params: { path: { tenantId } }, body: saved.body }),
        );
      const one = "/api/tenant/{tenantId}/categories/{categoryId}";
      const params = { path: { tenantId, categoryId: saved.read.id } };
      return saveOver<TenantCategory, CategoryBody>({
        ...saved,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: (category) => category && edit((categories) => withItem(categories, category)),
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
