import type { Db } from "@/lib/platform/db/db";

export type FindingOrigin = {
  key: string;
  slug: string;
  name: string;
  currency: string;
  orderId: string | null;
  orderNumber: string | null;
};

/**
 * By the ledger where it has the movement, otherwise by the payment, refund, transfer or dispute of that name. Their keys
 * contain the restaurant, so those are looked up restaurant by restaurant; reports seldom name any.
 */
const ORIGINS = `
  WITH asked AS (
    SELECT key, split_part(key, ':', 1) AS kind, substr(key, strpos(key, ':') + 1) AS id
      FROM unnest($1::text[]) AS key),
  booked AS (
    SELECT asked.key, l.tenant_id, l.subject_id FROM asked JOIN ledger_transaction l ON l.unique_key = asked.key),
  rest AS (SELECT * FROM asked WHERE NOT EXISTS (SELECT FROM booked WHERE booked.key = asked.key)),
  found AS (
    SELECT key, tenant_id, subject_id FROM booked
    UNION
    SELECT rest.key, p.tenant_id, p.order_id FROM rest JOIN payment p ON p.intent_id = rest.id
     WHERE rest.kind = 'capture'
    UNION
    SELECT rest.key, t.id, r.order_id FROM rest CROSS JOIN tenant t
     CROSS JOIN LATERAL (
           SELECT coalesce(r.order_id, p.order_id) AS order_id FROM refund r
             LEFT JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
            WHERE r.tenant_id = t.id AND r.id = rest.id OFFSET 0) r
     WHERE rest.kind IN ('refund', 'refund-undone', 'reversal')
    UNION
    SELECT rest.key, t.id, f.order_id FROM rest CROSS JOIN tenant t
     CROSS JOIN LATERAL (
           SELECT order_id FROM transfer WHERE tenant_id = t.id AND transfer.id = rest.id OFFSET 0) f
     WHERE rest.kind = 'transfer'
    UNION
    SELECT rest.key, t.id, d.order_id FROM rest CROSS JOIN tenant t
     CROSS JOIN LATERAL (
           SELECT p.order_id FROM dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
            WHERE d.tenant_id = t.id AND d.id = rest.id OFFSET 0) d
     WHERE rest.kind IN ('dispute', 'dispute-undone'))
  SELECT found.key, t.slug, t.name, t.currency, o.id AS "orderId", o.number::text AS "orderNumber"
    FROM found
    JOIN tenant t ON t.id = found.tenant_id
    LEFT JOIN orders o ON o.tenant_id = found.tenant_id AND o.id = found.subject_id`;

/** Whose movements these are, without those that nobody knows. */
export function findOrigins(db: Db, keys: readonly string[]): Promise<FindingOrigin[]> {
  return db.sql.query<FindingOrigin>({ name: "finding-origins", text: ORIGINS }, [keys]);
}
