import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/platform/app";
import { requireTwin } from "./require-twin";
import type { TestTimelineQuery, TestTimelineWire } from "./test-clock-contract";
import { listTimelineRows } from "./twin-timeline-store";

/** What happened at a test twin, by its clock, the latest first. Throws NOT_A_TWIN at a restaurant. */
export async function listTestTimeline(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: TestTimelineQuery },
): Promise<TestTimelineWire> {
  requireTwin(tenantId);
  const { cursor, limit } = query;
  const after = cursor ? readPageCursor(cursor) : null;
  const rows = await listTimelineRows(app.db, { tenantId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return {
    entries: page.map(({ at, sequence, reservationId: id, reservationDate: date, ...row }) => ({
      ...row,
      at: at.toISOString(),
      reservation: id !== null && date !== null ? { id, date } : null,
      sequence: sequence === null ? null : Number(sequence),
    })),
    nextCursor,
  };
}
