import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantStatus } from "@/lib/platform/db/generated/enums";

/** An agent's code and terms, or null for a user without one. */
export function findAgent(db: Db, { userId }: { userId: string }) {
  return db.prisma.salesAgent.findUnique({ where: { userId } });
}

/** The agent of a referral code, read without regard to case, or null. */
export function findAgentByCode(tx: Tx, code: string) {
  return tx.salesAgent.findUnique({ where: { code: code.toUpperCase() } });
}

/** The name of the agent of a referral code, read without regard to case, or null. */
export async function findAgentName(db: Db, code: string): Promise<string | null> {
  const agent = await db.prisma.salesAgent.findUnique({
    where: { code: code.toUpperCase() },
    select: { user: { select: { name: true } } },
  });
  return agent?.user.name ?? null;
}

/** Remembers who brought a restaurant, on the terms of today. */
export async function insertReferral(
  tx: Tx,
  referral: { tenantId: string; agentId: string; commissionBps: number; createdAt: Date },
): Promise<void> {
  await tx.referral.create({ data: referral });
}

export type ReferredFees = {
  agent_id: string;
  tenant_id: string;
  slug: string;
  name: string;
  city: string;
  status: TenantStatus;
  currency: string;
  joined_at: Date;
  commission_bps: number;
  /** YYYY-MM in UTC; null for a restaurant without fees. */
  month: string | null;
  fees_minor: number;
  /** When the commission of the month was paid, or null. */
  paid_at: Date | null;
};

const REFERRED_FEES = `
  SELECT fees.*, payout.created_at AS paid_at
    FROM (SELECT r.agent_id, r.tenant_id, t.slug, t.name, t.city, t.status, t.currency, r.created_at AS joined_at,
                 r.commission_bps, to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
                 coalesce(-sum(e.amount_minor), 0)::float8 AS fees_minor
            FROM referral r
            JOIN tenant t ON t.id = r.tenant_id
            LEFT JOIN ledger_entry e ON e.tenant_id = r.tenant_id AND e.account = 'platform_fees'
            LEFT JOIN ledger_transaction l ON l.tenant_id = e.tenant_id AND l.id = e.transaction_id
           WHERE r.agent_id = ANY ($1::text[])
           GROUP BY t.id, r.tenant_id, month) fees
    LEFT JOIN commission_payout_item item ON item.tenant_id = fees.tenant_id AND item.month = fees.month
    LEFT JOIN commission_payout payout ON payout.id = item.payout_id
   ORDER BY fees.month DESC NULLS LAST, fees.joined_at DESC, fees.tenant_id`;

/** What the platform earned at every restaurant of these agents, by month of the ledger, newest first. */
export async function listReferredFees(
  db: Db,
  { userIds }: { userIds: readonly string[] },
): Promise<ReferredFees[]> {
  const { rows } = await db.pool.query<ReferredFees>(REFERRED_FEES, [userIds]);
  return rows;
}

/** How many orders each restaurant of an agent had, by short id. */
export async function countReferredOrders(
  db: Db,
  { userId }: { userId: string },
): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ tenant_id: string; orders: number }>(
    `SELECT r.tenant_id, count(o.id)::int AS orders
       FROM referral r
       JOIN orders o ON o.tenant_id = r.tenant_id
      WHERE r.agent_id = $1 AND o.status NOT IN ('canceled', 'rejected') AND NOT o.is_test
      GROUP BY r.tenant_id`,
    [userId],
  );
  return new Map(rows.map(({ tenant_id, orders }) => [tenant_id, orders]));
}

/** The fees of one agent, whose payouts all others wait for until the transaction ends. Null for nobody's agent. */
export async function lockReferredFees(
  tx: Tx,
  { userId }: { userId: string },
): Promise<ReferredFees[] | null> {
  const agents = await tx.$queryRaw<unknown[]>`
    SELECT user_id FROM sales_agent WHERE user_id = ${userId} FOR NO KEY UPDATE`;
  if (agents.length === 0) return null;
  return tx.$queryRawUnsafe<ReferredFees[]>(REFERRED_FEES, [userId]);
}

/** Writes down what was paid to an agent. Breaks a primary key when a month of a restaurant was paid before. */
export async function insertPayout(
  tx: Tx,
  {
    items,
    ...payout
  }: Omit<Prisma.CommissionPayoutUncheckedCreateInput, "items"> & {
    items: Omit<Prisma.CommissionPayoutItemCreateManyInput, "payoutId">[];
  },
): Promise<void> {
  await tx.commissionPayout.create({ data: payout });
  await tx.commissionPayoutItem.createMany({ data: items.map((item) => ({ ...item, payoutId: payout.id })) });
}

/** Agents with their names, newest first, from behind the cursor. */
export function listAgentRows(
  db: Db,
  { agentId, after, limit }: { agentId?: string; after: PageCursor | null; limit: number },
) {
  return db.prisma.salesAgent.findMany({
    where: {
      userId: agentId,
      ...(after && {
        OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, userId: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { userId: "desc" }],
    take: limit,
    include: { user: { select: { name: true, email: true } } },
  });
}

/** What agents were paid, newest first, from behind the cursor. */
export function listPayoutRows(
  db: Db,
  { agentId, after, limit }: { agentId?: string; after: PageCursor | null; limit: number },
) {
  return db.prisma.commissionPayout.findMany({
    where: {
      agentId,
      ...(after && { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: { items: true, agent: { include: { user: { select: { name: true } } } } },
  });
}
