import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import { openDays } from "@/lib/core/time/open-days";
import type { App } from "@/lib/payments/app";
import { describeSubjects } from "./describe-subjects";
import { listTransfers } from "./payout-store";
import { payoutView, subjectColumns } from "./payout-view";
import type { PayoutList, PayoutsQuery } from "./statement-contract";

/**
 * One page of a restaurant's payouts, newest first, those that are owed or under way included; `from` and `to` are whole
 * days in its zone.
 */
export async function listPayouts(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: PayoutsQuery },
): Promise<z.input<typeof PayoutList>> {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const days = openDays(query, timeZone);
  const rows = await listTransfers(app.db, { tenantId, after, limit: limit + 1, ...days });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const facts = await describeSubjects(app, tenantId, page.map(subjectColumns));
  return { payouts: page.map((row) => payoutView(row, facts)), nextCursor };
}
