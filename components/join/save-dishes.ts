import { type ApiResult, api, resultOf, uploadApi } from "@/components/data/api";
import { categoriesOf, type DishRow, dishesCsv } from "./dish-rows";

interface Menu {
  slug: string;
  locale: string;
  currency: string;
}

/** Makes the dishes and the categories that they name, all dishes or none; a category that exists is used. */
export async function saveDishes(
  rows: readonly DishRow[],
  { slug, locale, currency }: Menu,
): Promise<ApiResult<unknown>> {
  const path = { tenantId: slug };
  const listed = await resultOf(api.GET("/api/tenant/{tenantId}/categories", { params: { path } }));
  if (!listed.ok) return listed;
  const known = new Set(listed.data.categories.flatMap(({ name }) => Object.values(name)));
  const missing = categoriesOf(rows).filter((name) => !known.has(name));
  for (const [index, name] of missing.entries()) {
    const header = { "Idempotency-Key": crypto.randomUUID() };
    const body = { name: { [locale]: name }, order: listed.data.categories.length + index };
    const made = await resultOf(
      api.POST("/api/tenant/{tenantId}/categories", { params: { path, header }, body }),
    );
    if (!made.ok) return made;
  }
  const csv = dishesCsv(rows, { locale, currency });
  const seen = await resultOf(
    uploadApi.POST("/api/tenant/{tenantId}/menu/import/preview", {
      params: { path },
      body: { csv, removeMissing: false },
    }),
  );
  if (!seen.ok) return seen;
  const header = { "Idempotency-Key": crypto.randomUUID() };
  return resultOf(
    uploadApi.POST("/api/tenant/{tenantId}/menu/import", {
      params: { path, header },
      body: { csv, removeMissing: false, menuVersion: seen.data.menuVersion },
    }),
  );
}
