import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { AdminUserQuery } from "./admin-contract";
import { listUserRows } from "./user-admin-store";
import { adminUserView, STORED_PLATFORM_ROLES } from "./user-view";

/** One page of everybody who works on the platform, newest first. */
export async function listUsers(app: App, query: z.output<typeof AdminUserQuery>) {
  const { cursor, limit, search } = query;
  const role = query.role && STORED_PLATFORM_ROLES[query.role];
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listUserRows(app.db, { search, role, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { users: page.map(adminUserView), nextCursor };
}
