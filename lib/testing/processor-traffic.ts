import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/core/ids/tenant-id";

/**
 * Payments of 17.00 and as many payouts of 15.00 at the embedded processor, spread evenly over a time range, and in the
 * ledger: the trace that a restaurant's trade leaves, without its orders. `name` keeps those of several calls apart.
 */
export async function seedTraffic(
  app: App,
  { tenantId }: { tenantId: TenantId },
  { name, count, from, to }: { name: string; count: number; from: Date; to: Date },
): Promise<void> {
  await app.db.pool.query(OBJECTS, [name, count, from, to]);
  await app.db.pool.query(LEDGER, [name, count, from, to, tenantId]);
}

const TRADE = `
  SELECT $1 || lpad(number::text, 6, '0') AS id, $3::timestamptz + ($4::timestamptz - $3::timestamptz) * number / ($2 + 1) AS at
    FROM generate_series(1, $2::int) number`;

const OBJECTS = `
  INSERT INTO stripe_emulator_object (id, kind, body, created_at)
  SELECT prefix || trade.id, kind,
         body || jsonb_build_object('id', prefix || trade.id, 'object', kind, 'currency', 'eur', 'created', floor(extract(epoch FROM at)))
           || CASE kind WHEN 'transfer' THEN jsonb_build_object('metadata', jsonb_build_object('transfer_id', 'trf_' || trade.id))
                        ELSE '{"metadata": {}}' END, at
    FROM (${TRADE}) trade
   CROSS JOIN (VALUES
           ('payment_intent', 'pi_', '{"status": "succeeded", "amount": 1700, "amount_received": 1700, "payment_method_types": ["card"]}'::jsonb),
           ('transfer', 'tr_', '{"amount": 1500, "amount_reversed": 0}')) AS made (kind, prefix, body)
   ORDER BY at`;

const LEDGER = `
  WITH booked AS (
    SELECT kind || '_' || trade.id AS id, kind, key || trade.id AS key, account, amount, at
      FROM (${TRADE}) trade
     CROSS JOIN (VALUES ('capture', 'capture:pi_', 'escrow', 1700), ('transfer', 'transfer:trf_', 'restaurant', -1500))
           AS made (kind, key, account, amount)),
  written AS (
    INSERT INTO ledger_transaction (tenant_id, id, kind, unique_key, created_at)
    SELECT $5, id, kind, key, at FROM booked)
  INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, amount_minor, currency)
  SELECT $5, id, position, CASE position WHEN 0 THEN 'processor' ELSE account END,
         CASE position WHEN 0 THEN amount ELSE 0 - amount END, 'EUR'
    FROM booked CROSS JOIN generate_series(0, 1) position`;
