import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import { failsAtWebhook } from "@/lib/restaurant/webhooks/failing-endpoint-sql";
import { isUnseen } from "@/lib/service/orders/life/unseen-sql";
import { WAITS_FOR_REVIEW } from "@/lib/service/orders/views/platform-money-sql";

/** How the fleet is doing, as the database counts it; amounts are minor units. */
export type FleetCounts = {
  /** Orders by how many minutes ago they were placed. */
  placed: { minute: number; orders: number }[];
  unseen: number;
  unseenSince: Date | null;
  failing: number;
  disabled: number;
  failingSince: Date | null;
  emailsFailed: number;
  emailsKept: number;
  jobsDead: number;
  jobDueSince: Date | null;
  held: { currency: string; minor: number }[];
  flagged: number;
  payoutsFailed: number;
  disputes: number;
  disputeDueAt: Date | null;
  drafts: number;
};

const COUNTS = `
  WITH placed AS (
    SELECT floor(extract(epoch FROM $1::timestamptz - o.created_at) / 60)::int AS minute, count(*)::int AS orders
      FROM ${EACH_TENANT}
     CROSS JOIN LATERAL (SELECT created_at FROM orders
                          WHERE tenant_id = each.tenant_id AND created_at > $1::timestamptz - interval '1 hour'
                            AND created_at <= $1 AND NOT is_test) o
     WHERE ${withoutTwins("each.tenant_id")}
     GROUP BY minute),
  unseen AS (
    SELECT count(*)::int AS count, min(o.since) AS since FROM ${EACH_TENANT} JOIN tenant t ON t.id = each.tenant_id
     CROSS JOIN LATERAL (SELECT coalesce(o.paid_at, o.created_at) AS since FROM orders o
                          WHERE o.tenant_id = each.tenant_id AND ${isUnseen("$1")}) o
     WHERE ${withoutTwins("each.tenant_id")}),
  failing AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE w.disabled_at IS NOT NULL))::int AS disabled,
           min(w.failing_since) AS since
      FROM webhook_endpoint w WHERE ${failsAtWebhook("w")} AND ${withoutTwins("w.tenant_id")}),
  job AS (
    SELECT count(*) FILTER (WHERE attempts >= max_attempts)::int AS dead,
           min(run_at) FILTER (WHERE attempts < max_attempts AND run_at <= now()) AS due_since
      FROM graphile_worker._private_jobs WHERE locked_at IS NULL),
  held AS (
    SELECT currency, (0 - sum(amount_minor))::float8 AS minor FROM ledger_balance
     WHERE account = 'escrow' AND ${withoutTwins("tenant_id")} GROUP BY currency HAVING sum(amount_minor) <> 0),
  dispute_open AS (
    SELECT count(*)::int AS count, min(evidence_due_at) AS due_at FROM dispute
     WHERE status = 'open' AND ${withoutTwins("tenant_id")})
  SELECT coalesce((SELECT jsonb_agg(placed) FROM placed), '[]') AS placed,
         unseen.count AS unseen, unseen.since AS "unseenSince",
         failing.count AS failing, failing.disabled, failing.since AS "failingSince",
         (SELECT count(*)::int FROM email
           WHERE status = 'failed' AND created_at > $1::timestamptz - interval '1 day') AS "emailsFailed",
         (SELECT count(*)::int FROM email
           WHERE status = 'kept' AND created_at > $1::timestamptz - interval '1 day') AS "emailsKept",
         job.dead AS "jobsDead", job.due_since AS "jobDueSince",
         coalesce((SELECT jsonb_agg(held ORDER BY held.currency) FROM held), '[]') AS held,
         (SELECT count(*)::int FROM orders o WHERE ${WAITS_FOR_REVIEW} AND ${withoutTwins("o.tenant_id")}) AS flagged,
         (SELECT count(*)::int FROM transfer WHERE status = 'failed' AND ${withoutTwins("tenant_id")}) AS "payoutsFailed",
         dispute_open.count AS disputes, dispute_open.due_at AS "disputeDueAt",
         (SELECT count(*)::int FROM tenant WHERE status = 'draft') AS drafts
    FROM unseen, failing, job, dispute_open`;

/** Counts everything in one statement: running balances, and else by indexes that hold only what is open or recent. */
export async function countFleet(db: Db, now: Date): Promise<FleetCounts> {
  const statement = { name: "count-fleet", text: COUNTS };
  const [counts] = await db.sql.query<FleetCounts>(statement, [now]);
  if (!counts) throw new Error("The fleet was not counted");
  return counts;
}
