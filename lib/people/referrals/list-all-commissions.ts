import type { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { commissionMinor, groupedBy, openMonth } from "./commission";
import type { CommissionList, CommissionQuery } from "./payout-contract";
import { listAgentRows, listReferredFees, type ReferredFees } from "./referral-store";

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
  const runningMonth = openMonth(app.clock.now());
  const agents = page.map(({ userId, code, user }) => {
    const own = byAgent.get(userId) ?? [];
    const restaurants = new Set(own.map(({ tenant_id }) => tenant_id)).size;
    return { userId, ...user, refCode: code, restaurants, commissions: sumsOf(own, runningMonth) };
  });
  return { agents, nextCursor };
}

function sumsOf(fees: readonly ReferredFees[], runningMonth: string) {
  const earning = fees.filter(({ month }) => month !== null);
  return [...groupedBy(earning, ({ currency }) => currency)].map(([currency, rows]) => {
    const sum = (part: readonly ReferredFees[]) =>
      toMajor(
        part.reduce((total, row) => total + commissionMinor(row.fees_minor, row.commission_bps), 0),
        currency,
      );
    const open = rows.filter(({ paid_at }) => paid_at === null);
    return {
      currency,
      paid: sum(rows.filter(({ paid_at }) => paid_at !== null)),
      due: sum(open.filter(({ month }) => (month ?? "") < runningMonth)),
      running: sum(open.filter(({ month }) => (month ?? "") >= runningMonth)),
    };
  });
}
