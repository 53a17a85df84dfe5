import { type ApiResult, api, resultOf } from "@/components/data/api";
import { newTables, type ServiceForm, serviceSettings } from "./service-form";

/**
 * Stores the second step. A try that failed half way is repeated as a whole: settings are replaced, and a table that was
 * made before is not made again.
 */
export async function saveService(
  slug: string,
  form: ServiceForm,
  currency: string,
): Promise<ApiResult<unknown>> {
  const path = { tenantId: slug };
  const saved = await resultOf(
    api.PATCH("/api/tenant/{tenantId}/settings", {
      params: { path },
      body: serviceSettings(form, currency),
    }),
  );
  if (!saved.ok) return saved;
  const listed = await resultOf(api.GET("/api/tenant/{tenantId}/tables", { params: { path } }));
  if (!listed.ok) return listed;
  const known = new Set(listed.data.tables.map(({ name }) => name));
  for (const table of newTables(form)) {
    if (known.has(table.name)) continue;
    const header = { "Idempotency-Key": crypto.randomUUID() };
    const made = await resultOf(
      api.POST("/api/tenant/{tenantId}/tables", { params: { path, header }, body: table }),
    );
    if (!made.ok && made.code !== "TABLE_NAME_TAKEN") return made;
  }
  return saved;
}
