import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import { failsAtWebhook } from "@/lib/restaurant/webhooks/failing-endpoint-sql";
import { isUnseen } from "@/lib/service/orders/life/unseen-sql";
import { WAITS_FOR_REVIEW } from "@/lib/service/orders/views/platform-money-sql";
import type { AttentionKind } from "./fleet-contract";

export type AttentionRow = {
  kind: AttentionKind;
  since: Date;
  slug: string | null;
  name: string | null;
  subjectId: string;
  orderId: string | null;
  label: string | null;
  detail: string | null;
  dueAt: Date | null;
  count: number;
  /** How many rows of its kind there are, with those that were left out. */
  total: number;
};

const NO_TIME = "NULL::timestamptz";

/** The oldest of each kind; `$1` is now, `$2` how many of a kind. Jobs of a kind and emails of a template are one fault. */
const PARTS = [
  `SELECT 'unseen_order', coalesce(o.paid_at, o.created_at), t.slug, t.name, o.id, o.id, o.number::text, NULL,
          ${NO_TIME}, 1
     FROM ${EACH_TENANT} JOIN tenant t ON t.id = each.tenant_id
    CROSS JOIN LATERAL (SELECT o.id, o.number, o.paid_at, o.created_at FROM orders o
                         WHERE o.tenant_id = each.tenant_id AND ${isUnseen("$1")}) o
    WHERE ${withoutTwins("each.tenant_id")}`,
  `SELECT 'flagged_order', o.flagged_at, t.slug, t.name, o.id, o.id, o.number::text, NULL, ${NO_TIME}, 1
     FROM orders o JOIN tenant t ON t.id = o.tenant_id
    WHERE ${WAITS_FOR_REVIEW} AND ${withoutTwins("o.tenant_id")}`,
  `SELECT 'dispute', d.created_at, t.slug, t.name, d.id, p.order_id, o.number::text, d.reason, d.evidence_due_at, 1
     FROM dispute d
     JOIN tenant t ON t.id = d.tenant_id
     JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
     LEFT JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
    WHERE d.status = 'open' AND ${withoutTwins("d.tenant_id")}`,
  `SELECT 'payout_failed', f.created_at, t.slug, t.name, f.id, f.order_id, o.number::text, f.failure_reason,
          ${NO_TIME}, 1
     FROM transfer f
     JOIN tenant t ON t.id = f.tenant_id
     LEFT JOIN orders o ON o.tenant_id = f.tenant_id AND o.id = f.order_id
    WHERE f.status = 'failed' AND ${withoutTwins("f.tenant_id")}`,
  `SELECT CASE WHEN w.disabled_at IS NULL THEN 'webhook_failing' ELSE 'webhook_disabled' END, w.failing_since,
          t.slug, t.name, w.id, NULL, w.url, w.last_error, ${NO_TIME}, 1
     FROM webhook_endpoint w JOIN tenant t ON t.id = w.tenant_id
    WHERE ${failsAtWebhook("w")} AND ${withoutTwins("w.tenant_id")}`,
  `SELECT 'job_given_up', min(j.created_at), NULL, NULL, min(j.id)::text, NULL, k.identifier,
          (array_agg(j.last_error ORDER BY j.id))[1], ${NO_TIME}, count(*)::int
     FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks k ON k.id = j.task_id
    WHERE j.locked_at IS NULL AND j.attempts >= j.max_attempts GROUP BY k.identifier`,
  `SELECT 'email_failed', min(e.created_at), NULL, NULL, min(e.id), NULL, e.template,
          (array_agg(e.error ORDER BY e.created_at))[1], ${NO_TIME}, count(*)::int
     FROM email e
    WHERE e.status = 'failed' AND e.created_at > $1::timestamptz - interval '1 day' GROUP BY e.template`,
  `SELECT 'restaurant_draft', t.created_at, t.slug, t.name, t.id, NULL, '', NULL, ${NO_TIME}, 1
     FROM tenant t WHERE t.status = 'draft'`,
  `SELECT a.kind, a.since, NULL, NULL, a.kind, NULL, '', NULL, ${NO_TIME}, 1 FROM platform_alarm a`,
];

const COLUMNS = `kind, since, slug, name, subject_id, order_id, label, detail, due_at, count`;

const few = (part: string) => `
  (SELECT fault.*, count(*) OVER (PARTITION BY kind)::int AS total FROM (${part}) AS fault (${COLUMNS})
    ORDER BY since, subject_id LIMIT $2)`;

const ATTENTION = `
  SELECT kind, since, slug, name, subject_id AS "subjectId", order_id AS "orderId", label, detail,
         due_at AS "dueAt", count, total
    FROM (${PARTS.map(few).join(" UNION ALL ")}) AS found
   ORDER BY since, subject_id`;

/** What needs a person, the oldest first, at most so many of a kind. */
export function listAttention(
  db: Db,
  { now, mostOfKind }: { now: Date; mostOfKind: number },
): Promise<AttentionRow[]> {
  return db.sql.query<AttentionRow>({ name: "list-attention", text: ATTENTION }, [now, mostOfKind]);
}
