import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT } from "@/lib/platform/db/each-tenant-sql";

export type FindingOrigin = {
  key: string;
  slug: string;
  name: string;
  currency: string;
  orderId: string | null;
  orderNumber: string | null;
};

/** Whose the movements `found` are. */
const SHOWN = `
  SELECT found.key, t.slug, t.name, t.currency, o.id AS "orderId", o.number::text AS "orderNumber"
    FROM found
    JOIN ${EACH_TENANT} ON each.tenant_id = found.tenant_id
    JOIN tenant t ON t.id = each.tenant_id
    LEFT JOIN orders o ON o.tenant_id = each.tenant_id AND o.id = found.subject_id`;

const IN_LEDGER = `
  WITH found AS (
    SELECT unique_key AS key, tenant_id, subject_id FROM ledger_transaction WHERE unique_key = ANY ($1::text[]))
  ${SHOWN}`;

/** Rows with the ids of movements of some kinds: their keys begin with the restaurant, so each is asked for them. */
const ofEach = (kinds: string, rows: (ids: string) => string) => `
    SELECT asked.key, r.tenant_id, r.order_id
      FROM asked
      JOIN (SELECT each.tenant_id, r.id, r.order_id FROM ${EACH_TENANT}
             CROSS JOIN LATERAL (${rows(`ARRAY(SELECT id FROM asked WHERE kind IN (${kinds}))`)} OFFSET 0) r) r
        ON r.id = asked.id
     WHERE asked.kind IN (${kinds})`;

/** By the payment, refund, transfer or dispute that a movement is named after. */
const BY_NAME = `
  WITH asked AS MATERIALIZED (
    SELECT key, split_part(key, ':', 1) AS kind, substr(key, strpos(key, ':') + 1) AS id
      FROM unnest($1::text[]) AS key),
  found AS (
    SELECT asked.key, p.tenant_id, p.order_id AS subject_id FROM asked JOIN payment p ON p.intent_id = asked.id
     WHERE asked.kind = 'capture'
    UNION ALL ${ofEach(
      "'refund', 'refund-undone', 'reversal'",
      (ids) => `
           SELECT r.id, coalesce(r.order_id, p.order_id) AS order_id FROM refund r
             LEFT JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
            WHERE r.tenant_id = each.tenant_id AND r.id = ANY (${ids})`,
    )}
    UNION ALL ${ofEach(
      "'transfer'",
      (ids) => `
           SELECT f.id, f.order_id FROM transfer f WHERE f.tenant_id = each.tenant_id AND f.id = ANY (${ids})`,
    )}
    UNION ALL ${ofEach(
      "'dispute', 'dispute-undone'",
      (ids) => `
           SELECT d.id, p.order_id FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
            WHERE d.tenant_id = each.tenant_id AND d.id = ANY (${ids})`,
    )})
  ${SHOWN}`;

/**
 * Whose movements these are, without those that nobody knows: by the ledger where it has them. Every restaurant is asked
 * for the rest, of which reports seldom name any.
 */
export async function findOrigins(db: Db, keys: readonly string[]): Promise<FindingOrigin[]> {
  const booked = await db.sql.query<FindingOrigin>({ name: "origins-in-ledger", text: IN_LEDGER }, [keys]);
  const found = new Set(booked.map(({ key }) => key));
  const rest = keys.filter((key) => !found.has(key));
  if (rest.length === 0) return booked;
  return [
    ...booked,
    ...(await db.sql.query<FindingOrigin>({ name: "origins-by-name", text: BY_NAME }, [rest])),
  ];
}
