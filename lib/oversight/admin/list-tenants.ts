import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { AdminTenantQuery } from "./admin-contract";
import { listTenantRows } from "./tenant-admin-store";
import { adminTenantView } from "./tenant-view";

/** One page of all restaurants, newest first. */
export async function listTenants(app: App, { cursor, limit, search }: z.output<typeof AdminTenantQuery>) {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listTenantRows(app.db, { search, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { tenants: page.map(adminTenantView), nextCursor };
}
