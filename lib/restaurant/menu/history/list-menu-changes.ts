import { refuseQuery } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { hasMenuChange, listMenuChangeRows } from "./menu-change-store";
import { type MenuChange, menuChangeView } from "./menu-history-contract";

/** One page of the history of a restaurant's menu, newest first. Throws VALIDATION_FAILED for a `before` that is not in it. */
export async function listMenuChanges(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    query: { subjectId?: string | undefined; before?: string | undefined; limit: number };
  },
): Promise<{ changes: MenuChange[]; nextBefore: string | null }> {
  const { tenantId, currency, query } = input;
  const { before } = query;
  if (before && !(await hasMenuChange(app.db, { tenantId, id: before })))
    refuseQuery("before", "must be the nextBefore of an earlier answer");
  const rows = await listMenuChangeRows(app.db, { tenantId, ...query, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  return {
    changes: page.map((row) => menuChangeView(row, currency)),
    nextBefore: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
