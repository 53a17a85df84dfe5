import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { MenuChange, ScheduledMenuChange } from "@/lib/restaurant/menu/history/menu-history-contract";
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

/** What is going to change by itself, the next change first. */
export const menuSchedule = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "menuSchedule"],
    queryFn: async (): Promise<ScheduledMenuChange[]> => {
      const { scheduled } = await dataOf(
        api.GET("/api/tenant/{tenantId}/menu/schedule", { params: { path: { tenantId } } }),
      );
      return scheduled;
    },
  });

type MenuChangePage = { changes: MenuChange[]; nextCursor: string | null };

/** What was changed, newest first: of one dish or category, or of the whole menu. */
export const menuChanges = (tenantId: string, subjectId: string | null) =>
  infiniteQueryOptions({
    queryKey: ["tenant", tenantId, "menuChanges", subjectId],
    queryFn: ({ pageParam }): Promise<MenuChangePage> =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/menu/changes", {
          params: {
            path: { tenantId },
            query: {
              ...(subjectId === null ? {} : { subjectId }),
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
