import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/restaurant/app";
import { earnedView, earningsOf } from "./earnings";
import type { AgentReferrals } from "./referral-contract";
import { countReferredOrders, findAgent, listReferredFees, type ReferredFees } from "./referral-store";

/** An agent's code, the restaurants that it brought, and what they have earned. Throws FORBIDDEN without a code. */
export async function listReferrals(
  app: App,
  { userId }: { userId: string },
): Promise<z.input<typeof AgentReferrals>> {
  const [agent, rows, orders] = await Promise.all([
    findAgent(app.db, { userId }),
    listReferredFees(app.db, { userIds: [userId] }),
    countReferredOrders(app.db, { userId }),
  ]);
  if (!agent) return fail("FORBIDDEN", "You have no referral code yet. Ask Bazar for one.");
  const byRestaurant = new Map<string, ReferredFees[]>();
  for (const row of rows) byRestaurant.set(row.slug, [...(byRestaurant.get(row.slug) ?? []), row]);
  const referrals = [...byRestaurant.values()].flatMap((months) => {
    const [row] = months;
    const [earned] = earningsOf(months);
    if (!row || !earned) return [];
    return {
      slug: row.slug,
      name: row.name,
      city: row.city,
      joinedAt: row.joined_at.toISOString(),
      status: row.status,
      orders: orders.get(row.tenant_id) ?? 0,
      commissionPercent: row.commission_bps / 100,
      earned: earnedView(earned),
    };
  });
  return {
    code: agent.code,
    link: `${app.env.publicUrl}/join?ref=${agent.code}`,
    commissionPercent: agent.commissionBps / 100,
    referrals,
    totals: earningsOf(rows).map(earnedView),
  };
}
