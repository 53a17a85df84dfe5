import type { Db, Tx } from "@/lib/db/db";

/** An agent's code and terms, or null for somebody who has none yet. */
export function findAgent(db: Db, { userId }: { userId: string }) {
  return db.prisma.salesAgent.findUnique({ where: { userId } });
}

/** The agent of a referral code, read without regard to case, or null. */
export function findAgentByCode(tx: Tx, code: string) {
  return tx.salesAgent.findUnique({ where: { code: code.toUpperCase() } });
}

/** Remembers who brought a restaurant, on the terms of today. */
export async function insertReferral(
  tx: Tx,
  referral: { tenantId: string; agentId: string; commissionBps: number; createdAt: Date },
): Promise<void> {
  await tx.referral.create({ data: referral });
}

export type ReferredFees = {
  slug: string;
  name: string;
  city: string;
  currency: string;
  joined_at: Date;
  commission_bps: number;
  /** YYYY-MM in UTC; null for a restaurant without fees. */
  month: string | null;
  fees_minor: number;
};

/** What the platform earned at every restaurant of an agent, by month of the ledger, newest first. */
export async function listReferredFees(db: Db, { userId }: { userId: string }): Promise<ReferredFees[]> {
  const { rows } = await db.pool.query<ReferredFees>(
    `SELECT t.slug, t.name, t.city, t.currency, r.created_at AS joined_at, r.commission_bps,
            to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
            coalesce(-sum(e.amount_minor), 0)::float8 AS fees_minor
       FROM referral r
       JOIN tenant t ON t.id = r.tenant_id
       LEFT JOIN ledger_entry e ON e.tenant_id = t.id AND e.account = 'platform_fees'
       LEFT JOIN ledger_transaction l ON l.tenant_id = e.tenant_id AND l.id = e.transaction_id
      WHERE r.agent_id = $1
      GROUP BY t.id, r.tenant_id, month
      ORDER BY month DESC NULLS LAST, r.created_at DESC, t.id`,
    [userId],
  );
  return rows;
}
