import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { groupedBy, openMonth } from "./commission";
import { commissionSums } from "./commission-sums";
import type { CommissionList, CommissionQuery } from "./payout-contract";
import { listAgentRows, listReferredFees } from "./referral-store";

/** One page of all sales agents with what they were paid and are to be paid. */
export async function listAllCommissions(
  app: App,
  { agentId, cursor, limit }: z.output<typeof CommissionQuery>,
): Promise<z.input<typeof CommissionList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listAgentRows(app.db, { agentId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.userId }));
  const fees = await listReferredFees(app.db, { userIds: page.map(({ userId }) => userId) });
  const byAgent = groupedBy(fees, ({ agent_id }) => agent_id);
  const runningMonth = openMonth(app.realClock.now());
  const agents = page.map(({ userId, code, user }) => {
    const own = byAgent.get(userId) ?? [];
    const restaurants = new Set(own.map(({ tenant_id }) => tenant_id)).size;
    return { userId, ...user, refCode: code, restaurants, commissions: commissionSums(own, runningMonth) };
  });
  return { agents, nextCursor };
}
