"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { productList } from "@/components/dashboard/menu/menu-queries";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { stockKey } from "./stock-queries";

/** Reads stock and dishes again: what there is decides what can be made and what it costs. */
function useRefreshStock() {
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: stockKey(slug) }),
      client.invalidateQueries({ queryKey: productList(slug).queryKey }),
    ]);
}

/** The key of a request: what is sent again after a lost answer has the same one, so that it counts once. */
function useKeyOf(): (body: unknown) => { "Idempotency-Key": string } {
  const attempt = useRef({ text: "", key: "" });
  return (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    return { "Idempotency-Key": attempt.current.key };
  };
}

type IngredientBody = BodyOf<"updateIngredient">;
type SavedIngredient =
  | { read: null; body: BodyOf<"createIngredient"> }
  | ({ read: IngredientWire; body: IngredientBody } & Over<IngredientBody>);

export function useSaveIngredient() {
  const { slug: tenantId } = useDashboardTenant();
  const keyOf = useKeyOf();
  return useMutation({
    mutationFn: (saved: SavedIngredient): Promise<IngredientWire | null> => {
      if (saved.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/ingredients", {
            params: { path: { tenantId }, header: keyOf(saved.body) },
            body: saved.body,
          }),
        );
      const one = "/api/tenant/{tenantId}/ingredients/{ingredientId}";
      const params = { path: { tenantId, ingredientId: saved.read.id } };
      return saveOver<IngredientWire, IngredientBody>({
        ...saved,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: useRefreshStock(),
  });
}

export function useRemoveIngredient() {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation({
    mutationFn: (ingredientId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/ingredients/{ingredientId}", {
          params: { path: { tenantId, ingredientId } },
        }),
      ),
    onSuccess: useRefreshStock(),
  });
}

export function useMoveIngredient(ingredientId: string) {
  const { slug: tenantId } = useDashboardTenant();
  const keyOf = useKeyOf();
  return useMutation({
    mutationFn: (body: BodyOf<"moveIngredient">) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/ingredients/{ingredientId}/movements", {
          params: { path: { tenantId, ingredientId }, header: keyOf(body) },
          body,
        }),
      ),
    onSuccess: useRefreshStock(),
  });
}

export function useCountStock() {
  const { slug: tenantId } = useDashboardTenant();
  const keyOf = useKeyOf();
  return useMutation({
    mutationFn: (body: BodyOf<"countStock">) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/stock-counts", {
          params: { path: { tenantId }, header: keyOf(body) },
          body,
        }),
      ),
    onSuccess: useRefreshStock(),
  });
}

type Recipes = Pick<BodyOf<"updateProduct">, "recipe" | "optionRecipes">;

export function useSaveRecipe() {
  const { slug: tenantId } = useDashboardTenant();
  return useMutation({
    mutationFn: (saved: { read: TenantProduct; body: Recipes } & Over<Recipes>) => {
      const one = "/api/tenant/{tenantId}/products/{productId}";
      const params = { path: { tenantId, productId: saved.read.id } };
      return saveOver<TenantProduct, Recipes>({
        ...saved,
        etag: `"${saved.read.revision}"`,
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: useRefreshStock(),
  });
}
