import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import { readUpdatedThrough } from "@/lib/platform/db/updated-through";
import type { App } from "@/lib/restaurant/app";
import type { CustomerQuery, RestaurantCustomerList } from "./customer-contract";
import { listCustomerRows } from "./customer-store";

/** One page of those who have ordered at a restaurant, guests included, with how often and for how much. */
export async function listCustomers(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; query: z.output<typeof CustomerQuery> },
): Promise<z.input<typeof RestaurantCustomerList>> {
  const { id: tenantId, currency } = input.tenant;
  const { email, updatedSince, cursor, limit } = input.query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  // Before the rows are read.
  const through = updatedSince === undefined ? {} : { updatedThrough: await readUpdatedThrough(app.db.sql) };
  const since = updatedSince === undefined ? null : new Date(updatedSince);
  const rows = await listCustomerRows(app.db, {
    tenantId,
    email,
    updatedSince: since,
    after,
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({
    at: row.last_order_at,
    id: row.last_order_id,
  }));
  const customers = page.map((row) => ({
    email: row.email,
    name: row.name,
    hasAccount: row.has_account,
    orderCount: row.order_count,
    totalSpent: toMajor(row.spent_minor, currency),
    firstOrderAt: row.first_order_at.toISOString(),
    lastOrderAt: row.last_order_at.toISOString(),
    lastOrderId: row.last_order_id,
  }));
  return { currency, customers, nextCursor, ...through };
}
