"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, uploadApi } from "@/components/data/api";
import type { MenuImportPreview } from "@/lib/restaurant/menu/csv/menu-import-contract";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { ScheduledMenuChange } from "@/lib/restaurant/menu/history/menu-history-contract";
import { categoryList, menuChanges, menuSchedule, productList } from "./menu-queries";

/** Reads both lists of the menu again, after a change of many of their items. */
function useMenuReload(): () => Promise<unknown> {
  const client = useQueryClient();
  const { slug } = useDashboardTenant();
  return () =>
    Promise.all(
      [categoryList(slug).queryKey, productList(slug).queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

/** One key for each act, so that a repeated try of it is made once. */
const keyed = () => ({ "Idempotency-Key": crypto.randomUUID() });

/** Changes many dishes at once. */
export function useBulkEdit() {
  const { slug: tenantId } = useDashboardTenant();
  const reload = useMenuReload();
  return useMutation({
    mutationFn: (body: BodyOf<"bulkEditProducts">): Promise<{ products: TenantProduct[] }> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/products/bulk", {
          params: { path: { tenantId }, header: keyed() },
          body,
        }),
      ),
    onSettled: reload,
  });
}

/** Copies a dish. */
export function useDuplicateProduct() {
  const { slug: tenantId } = useDashboardTenant();
  const reload = useMenuReload();
  return useMutation({
    mutationFn: (productId: string): Promise<TenantProduct> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/products/{productId}/duplicate", {
          params: { path: { tenantId, productId }, header: keyed() },
        }),
      ),
    onSuccess: reload,
  });
}

/** Copies a category with its dishes. */
export function useDuplicateCategory() {
  const { slug: tenantId } = useDashboardTenant();
  const reload = useMenuReload();
  return useMutation({
    mutationFn: (categoryId: string): Promise<TenantCategory> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/categories/{categoryId}/duplicate", {
          params: { path: { tenantId, categoryId }, header: keyed() },
        }),
      ),
    onSuccess: reload,
  });
}

/** Compares a CSV file with the menu; nothing changes. */
export function usePreviewImport() {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation({
    mutationFn: (body: BodyOf<"previewMenuImport">): Promise<MenuImportPreview> =>
      dataOf(
        uploadApi.POST("/api/tenant/{tenantId}/menu/import/preview", {
          params: { path: { tenantId } },
          body,
        }),
      ),
  });
}

/** Makes the difference that a preview has shown. */
export function useImportMenu() {
  const { slug: tenantId } = useDashboardTenant();
  const reload = useMenuReload();
  return useMutation({
    mutationFn: (body: BodyOf<"importMenu">) =>
      dataOf(
        uploadApi.POST("/api/tenant/{tenantId}/menu/import", {
          params: { path: { tenantId }, header: keyed() },
          body,
        }),
      ),
    onSettled: reload,
  });
}

/** Gives a dish an earlier version back. */
export function useRestoreProduct() {
  const { slug: tenantId } = useDashboardTenant();
  const reload = useMenuReload();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ productId, changeId }: { productId: string; changeId: string }): Promise<TenantProduct> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/products/{productId}/restore", {
          params: { path: { tenantId, productId } },
          body: { changeId },
        }),
      ),
    onSuccess: () =>
      Promise.all([
        reload(),
        client.invalidateQueries({ queryKey: menuChanges(tenantId, null).queryKey.slice(0, 3) }),
      ]),
  });
}

/** Puts a change of a dish off until later. */
export function useScheduleChange() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"scheduleMenuChange">): Promise<ScheduledMenuChange> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/menu/schedule", {
          params: { path: { tenantId }, header: keyed() },
          body,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: menuSchedule(tenantId).queryKey }),
  });
}

/** Removes a change that was put off. */
export function useCancelSchedule() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scheduleId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/menu/schedule/{scheduleId}", {
          params: { path: { tenantId, scheduleId } },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: menuSchedule(tenantId).queryKey }),
  });
}
