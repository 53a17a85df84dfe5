import type { z } from "zod";
import type { App } from "@/lib/app/app";
import type { AdminTenantQuery } from "./admin-contract";
import { pageOf, readPageCursor } from "./page-cursor";
import { listTenantRows } from "./tenant-admin-store";
import { adminTenantView } from "./tenant-view";

/** One page of all restaurants, newest first. */
export async function listTenants(app: App, { cursor, limit, search }: z.output<typeof AdminTenantQuery>) {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listTenantRows(app.db, { search, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { tenants: page.map(adminTenantView), nextCursor };
}
