import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type IdPlace, idPageOf, placeAfter } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { hasMenuChange, listMenuChangeRows } from "./menu-change-store";
import { menuChangeView } from "./menu-history-contract";

/** One page of the history of a restaurant's menu, newest first. Throws VALIDATION_FAILED for a cursor that is not in it. */
export async function listMenuChanges(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    query: IdPlace & { subjectId?: string | undefined; limit: number };
  },
) {
  const { tenantId, currency, query } = input;
  const before = await placeAfter(query, (id) => hasMenuChange(app.db, { tenantId, id }));
  const { subjectId, limit } = query;
  const rows = await listMenuChangeRows(app.db, { tenantId, subjectId, before, limit: limit + 1 });
  const { page, next } = idPageOf(rows, limit);
  return { changes: page.map((row) => menuChangeView(row, currency)), ...next };
}
