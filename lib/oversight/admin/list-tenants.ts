import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { AdminTenantQuery } from "./admin-contract";
import { listTenantRows, listTrade } from "./tenant-admin-store";
import { adminTenantView, lastWeek, tradeView } from "./tenant-view";

/** One page of all restaurants, newest first, by name or by their last order, with their owner and how they trade. */
export async function listTenants(app: App, { cursor, limit, ...of }: z.output<typeof AdminTenantQuery>) {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listTenantRows(app.db, { ...of, after, limit: limit + 1 });
  const tenantIds = rows.map(({ id }) => id);
  const trade = await listTrade(app.db, { tenantIds, since: lastWeek(app.clock.now()) });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({
    at: of.sort === "lastOrder" ? (trade.get(id)?.lastOrderAt ?? new Date(0)) : createdAt,
    id,
  }));
  const tenants = page.map(({ members, ...row }) => {
    const owner = members[0]?.user;
    return {
      ...adminTenantView(row),
      owner: owner ? { userId: owner.id, name: owner.name, email: owner.email } : null,
      ...tradeView(trade.get(row.id)),
    };
  });
  return { tenants, nextCursor };
}
