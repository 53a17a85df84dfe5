import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import { localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { listRequestsFrom } from "./request-store";
import { type TableRequestQuery, tableRequest } from "./table-request-contract";

const startOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** One page of the requests that came online, by evening and then as they came; without `from` beginning today. */
export async function listRequests(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: TableRequestQuery },
) {
  const { from = localDate(app.clock.now(), timeZone), cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor, "wtl");
  const rows = await listRequestsFrom(app.db, {
    tenantId,
    from,
    after: after && { date: after.at.toISOString().slice(0, 10), id: after.id },
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, wanted }) => ({ at: startOf(wanted.date), id }));
  return { requests: page.map(tableRequest), nextCursor };
}
