import type { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { groupedBy } from "./commission";
import type { CommissionPayoutList, CommissionQuery } from "./payout-contract";
import { listPayoutRows } from "./referral-store";

/** One page of what sales agents were paid, newest first. */
export async function listCommissionPayouts(
  app: App,
  { agentId, cursor, limit }: z.output<typeof CommissionQuery>,
): Promise<z.input<typeof CommissionPayoutList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listPayoutRows(app.db, { agentId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const payouts = page.map(({ id, upTo, createdAt, agent, items }) => ({
    id,
    agent: { userId: agent.userId, name: agent.user.name, refCode: agent.code },
    upTo,
    paidAt: createdAt.toISOString(),
    amounts: [...groupedBy(items, ({ currency }) => currency)].map(([currency, same]) => ({
      currency,
      amount: toMajor(
        same.reduce((sum, { commissionMinor }) => sum + Number(commissionMinor), 0),
        currency,
      ),
    })),
    restaurants: new Set(items.map(({ tenantId }) => tenantId)).size,
  }));
  return { payouts, nextCursor };
}
