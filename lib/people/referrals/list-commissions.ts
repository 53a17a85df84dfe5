import type { z } from "zod";
import type { App } from "@/lib/restaurant/app";
import { openMonth } from "./commission";
import { commissionSums } from "./commission-sums";
import { earnedView, earningsOf } from "./earnings";
import type { AgentCommissions } from "./referral-contract";
import { listReferredFees } from "./referral-store";

/** What an agent has earned, by month and restaurant; in all months, or in one. */
export async function listCommissions(
  app: App,
  { userId, month }: { userId: string; month?: string | undefined },
): Promise<z.input<typeof AgentCommissions>> {
  const all = await listReferredFees(app.db, { userIds: [userId] });
  const rows = month === undefined ? all : all.filter((row) => row.month === month);
  const months = rows.flatMap((row) => {
    const [earned] = earningsOf([row]);
    if (row.month === null || !earned) return [];
    const paidAt = row.paid_at?.toISOString() ?? null;
    return [{ month: row.month, slug: row.slug, name: row.name, ...earnedView(earned), paidAt }];
  });
  return { totals: commissionSums(rows, openMonth(app.realClock.now())), months };
}
