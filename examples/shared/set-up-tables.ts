import { type Bazar, dataOf } from "bazar-client";

/** A room to book in, where the restaurant has none yet. */
export async function setUpTables(bazar: Bazar, tenant: string): Promise<void> {
  const params = { path: { tenantId: tenant } };
  const { tables } = await dataOf(bazar.GET("/api/tenant/{tenantId}/tables", { params }));
  if (tables.length > 0) return;
  for (const [index, seats] of [2, 2, 2, 4, 6].entries())
    await dataOf(
      bazar.POST("/api/tenant/{tenantId}/tables", {
        params,
        body: { name: `Table ${index + 1}`, seats, position: index },
      }),
    );
}
