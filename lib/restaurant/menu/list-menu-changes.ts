import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listMenuChangeRows } from "./menu-change-store";
import { type MenuChange, menuChangeView } from "./menu-history-contract";

/** One page of the history of a restaurant's menu, newest first. */
export async function listMenuChanges(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    query: { subjectId?: string | undefined; before?: string | undefined; limit: number };
  },
): Promise<{ changes: MenuChange[]; nextBefore: string | null }> {
  const { tenantId, currency, query } = input;
  const rows = await listMenuChangeRows(app.db, { tenantId, ...query, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  return {
    changes: page.map((row) => menuChangeView(row, currency)),
    nextBefore: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}
