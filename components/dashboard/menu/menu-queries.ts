import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/menu-management-contract";
import { byOrder } from "./menu-order";

/** All categories as the restaurant sorted them, hidden ones too. */
export const categoryList = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "categories"],
    queryFn: async (): Promise<TenantCategory[]> => {
      const { categories } = await dataOf(
        api.GET("/api/tenant/{tenantId}/categories", { params: { path: { tenantId } } }),
      );
      return categories.toSorted(byOrder);
    },
  });

/** All dishes as the restaurant sorted them, drafts too. */
export const productList = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "products"],
    queryFn: async (): Promise<TenantProduct[]> => {
      const { products } = await dataOf(
        api.GET("/api/tenant/{tenantId}/products", { params: { path: { tenantId } } }),
      );
      return products.toSorted(byOrder);
    },
  });
