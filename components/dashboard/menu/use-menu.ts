"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type {
  CategoryList,
  ProductList,
  TenantCategory,
  TenantProduct,
} from "@/lib/restaurant/menu/menu-management-contract";
import { inOrder } from "./menu-order";

/** What can be changed in the list itself; everything else is in the sheet. */
export type ProductChanges = Partial<Pick<TenantProduct, "available" | "stock" | "status">>;

export interface EditedMenu {
  /** Null until the first answer. */
  categories: readonly TenantCategory[] | null;
  products: readonly TenantProduct[];
  failure: ApiFailure | null;
  reload: () => Promise<void>;
  /** Shows a change at once and takes it back when the server refuses it; true when it was kept. */
  change: (product: TenantProduct, changes: ProductChanges, name: string) => Promise<boolean>;
  changeCategory: (
    category: TenantCategory,
    changes: Partial<TenantCategory>,
    name: string,
  ) => Promise<boolean>;
  reorderCategories: (ids: readonly string[]) => Promise<void>;
  reorderProducts: (ids: readonly string[]) => Promise<void>;
  /** Takes in what the server answered to a create or an update. */
  put: (product: TenantProduct) => void;
  putCategory: (category: TenantCategory) => void;
  drop: (id: string) => void;
}

const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
  a.order - b.order || a.id.localeCompare(b.id);

function replaced<Item extends { id: string; order: number }>(items: readonly Item[], item: Item): Item[] {
  return [...items.filter(({ id }) => id !== item.id), item].sort(byOrder);
}

/** The whole menu with its drafts and hidden parts, changed in place. */
export function useMenu(): EditedMenu {
  const t = useTranslations("dashboard.menu");
  const tenantApi = useTenantApi();
  const [categoriesUrl, productsUrl] = [tenantApi("/categories"), tenantApi("/products")];
  const toast = useToast();
  const failureWords = useFailureWords();
  const [categories, setCategories] = useState<readonly TenantCategory[] | null>(null);
  const [products, setProducts] = useState<readonly TenantProduct[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const reload = useCallback(async () => {
    const [categoryAnswer, productAnswer] = await Promise.all([
      apiCall<z.output<typeof CategoryList>>("GET", categoriesUrl),
      apiCall<z.output<typeof ProductList>>("GET", productsUrl),
    ]);
    if (!categoryAnswer.ok) return setFailure(categoryAnswer);
    if (!productAnswer.ok) return setFailure(productAnswer);
    setFailure(null);
    setProducts(productAnswer.data.products.toSorted(byOrder));
    setCategories(categoryAnswer.data.categories.toSorted(byOrder));
  }, [categoriesUrl, productsUrl]);

  useEffect(() => {
    void reload();
  }, [reload]);

  const refuse = (title: string, refusal: ApiFailure) => {
    const words = failureWords(refusal);
    toast({ tone: "failure", title, detail: words.detail || words.title });
  };

  const put = (product: TenantProduct) => setProducts((before) => replaced(before, product));
  const putCategory = (category: TenantCategory) =>
    setCategories((before) => replaced(before ?? [], category));

  const change: EditedMenu["change"] = async (product, changes, name) => {
    setProducts((before) => before.map((item) => (item.id === product.id ? { ...item, ...changes } : item)));
    const result = await apiCall<TenantProduct>("PATCH", `${productsUrl}/${product.id}`, changes);
    put(result.ok ? result.data : product);
    if (!result.ok) refuse(t("notSaved", { name }), result);
    return result.ok;
  };

  const changeCategory: EditedMenu["changeCategory"] = async (category, changes, name) => {
    putCategory({ ...category, ...changes });
    const result = await apiCall<TenantCategory>("PATCH", `${categoriesUrl}/${category.id}`, changes);
    putCategory(result.ok ? result.data : category);
    if (!result.ok) refuse(t("notSaved", { name }), result);
    return result.ok;
  };

  const reorderCategories = async (ids: readonly string[]) => {
    const before = categories;
    setCategories(inOrder(before ?? [], ids));
    const result = await apiCall("PATCH", `${categoriesUrl}/reorder`, { ids });
    if (result.ok) return;
    setCategories(before);
    refuse(t("orderNotSaved"), result);
  };

  const reorderProducts = async (ids: readonly string[]) => {
    const before = products;
    setProducts(inOrder(before, ids));
    const result = await apiCall("PATCH", `${productsUrl}/reorder`, { ids });
    if (result.ok) return;
    setProducts(before);
    refuse(t("orderNotSaved"), result);
  };

  const drop = (id: string) => {
    setProducts((before) => before.filter((item) => item.id !== id));
    setCategories((before) => before?.filter((item) => item.id !== id) ?? null);
  };

  return {
    categories,
    products,
    failure,
    reload,
    change,
    changeCategory,
    reorderCategories,
    reorderProducts,
    put,
    putCategory,
    drop,
  };
}
