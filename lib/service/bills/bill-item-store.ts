import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { TaxedItem } from "./bill";

type BillRef = { tenantId: TenantId; billId: string };

export type NewBillItem = {
  id: string;
  productId: string;
  productName: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
  unitServiceMinor: number;
  selectedOptions: Record<string, string[]>;
  /** The groups of which each option is on one half. */
  halvedGroups: string[];
  taxBps: number | null;
  taxName: string | null;
  /** Null is made at once. */
  course: number | null;
  /** Who ordered it from their own phone; null for what staff entered. */
  guestId: string | null;
};

/** Adds the next round to a locked bill. */
export async function insertRound(
  client: SqlTx,
  input: BillRef & { items: readonly NewBillItem[]; actorId: string; now: Date },
): Promise<void> {
  const { tenantId, billId, items, actorId, now } = input;
  await client.execute(
    `WITH added AS (
       INSERT INTO bill_item (tenant_id, bill_id, id, round, position, product_id, product_name, quantity,
                              unit_price_minor, line_total_minor, selected_options, added_by, added_at, tax_bps,
                              tax_name, unit_service_minor, course, guest_id, halved_groups)
       SELECT $1, $2, i.id, (SELECT coalesce(max(round), 0) + 1 FROM bill_item WHERE tenant_id = $1 AND bill_id = $2),
              i.position - 1, i."productId", i."productName", i.quantity, i."unitPriceMinor", i."lineTotalMinor",
              i."selectedOptions", $4, $5, i."taxBps", i."taxName", i."unitServiceMinor", i.course, i."guestId",
              coalesce(i."halvedGroups", '{}')
         FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS (
                id text, "productId" text, "productName" text, quantity int, "unitPriceMinor" int,
                "lineTotalMinor" int, "selectedOptions" jsonb, "taxBps" int, "taxName" text,
                "unitServiceMinor" int, course int, "guestId" text, "halvedGroups" text[])) WITH ORDINALITY
              AS i(id, "productId", "productName", quantity, "unitPriceMinor", "lineTotalMinor", "selectedOptions",
                   "taxBps", "taxName", "unitServiceMinor", course, "guestId", "halvedGroups", position)
       RETURNING line_total_minor, unit_service_minor * quantity AS service_minor)
     UPDATE bill SET total_minor = total_minor + (SELECT sum(line_total_minor + service_minor) FROM added),
            service_charge_minor = service_charge_minor + (SELECT sum(service_minor) FROM added)
      WHERE tenant_id = $1 AND id = $2`,
    [tenantId, billId, JSON.stringify(items), actorId, now],
  );
}

/** The number of the round that was added last to a locked bill. */
export async function findLastRound(client: SqlTx, { tenantId, billId }: BillRef): Promise<number> {
  const rows = await client.query<{ round: number }>(
    "SELECT max(round) AS round FROM bill_item WHERE tenant_id = $1 AND bill_id = $2",
    [tenantId, billId],
  );
  return rows[0]?.round ?? 1;
}

export type SettledState = {
  id: string;
  productId: string;
  quantity: number;
  unitPriceMinor: number;
  lineTotalMinor: number;
  /** The service charge of one unit. */
  unitServiceMinor: number;
  /** What was voided of the line before. */
  voidedQuantity: number;
  settled: boolean;
};

/** The named items of a locked bill, and whether each is paid or being paid for in particular, or voided. */
export async function listItemStates(
  client: SqlTx,
  { tenantId, billId, itemIds }: BillRef & { itemIds: readonly string[] },
): Promise<SettledState[]> {
  const rows = await client.query<SettledState>(
    `SELECT i.id, i.product_id AS "productId", i.quantity, i.unit_price_minor AS "unitPriceMinor",
            i.line_total_minor AS "lineTotalMinor", i.unit_service_minor AS "unitServiceMinor", i.voided_at IS NOT NULL OR i.payment_id IS NOT NULL AS settled,
            (SELECT coalesce(sum(p.quantity), 0)::int FROM bill_item p
              WHERE p.tenant_id = $1 AND p.bill_id = $2 AND p.split_from_id = i.id) AS "voidedQuantity"
       FROM bill_item i WHERE i.tenant_id = $1 AND i.bill_id = $2 AND i.id = ANY($3)`,
    [tenantId, billId, itemIds],
  );
  return rows;
}

/** The items of a locked bill, as far as their tax is concerned. */
export function listTaxedItems(client: SqlTx, { tenantId, billId }: BillRef): Promise<TaxedItem[]> {
  return client.query(
    `SELECT tax_bps AS "taxBps", tax_name AS "taxName", line_total_minor AS "lineTotalMinor",
            unit_service_minor AS "unitServiceMinor", quantity, voided_at AS "voidedAt"
       FROM bill_item WHERE tenant_id = $1 AND bill_id = $2`,
    [tenantId, billId],
  );
}

type Void = BillRef & { itemId: string; reason: string; actorId: string; now: Date };

/** Voids an item of a locked bill and takes it off the total. */
export async function voidBillItem(client: SqlTx, input: Void): Promise<void> {
  await client.execute(
    `WITH voided AS (
       UPDATE bill_item SET voided_at = $4, voided_by = $5, void_reason = $6
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND voided_at IS NULL AND payment_id IS NULL
       RETURNING line_total_minor, unit_service_minor * quantity AS service_minor)
     UPDATE bill SET total_minor = total_minor - voided.line_total_minor - voided.service_minor,
            service_charge_minor = service_charge_minor - voided.service_minor
       FROM voided
      WHERE tenant_id = $1 AND id = $2`,
    [input.tenantId, input.billId, input.itemId, input.now, input.actorId, input.reason],
  );
}

/** Voids some of the units of an item of a locked bill: they become a voided item of their own, named `partId`. */
export async function voidPartOfItem(
  client: SqlTx,
  { partId, quantity, ...input }: Void & { partId: string; quantity: number },
): Promise<void> {
  await client.execute(
    `WITH kept AS (
       UPDATE bill_item SET quantity = quantity - $8::int, line_total_minor = unit_price_minor * (quantity - $8::int)
        WHERE tenant_id = $1 AND bill_id = $2 AND id = $3 AND voided_at IS NULL AND payment_id IS NULL
          AND quantity > $8::int
       RETURNING *),
     part AS (
       INSERT INTO bill_item (tenant_id, bill_id, id, round, position, product_id, product_name, quantity,
                              unit_price_minor, line_total_minor, selected_options, added_by, added_at, voided_by,
                              voided_at, void_reason, split_from_id, tax_bps, tax_name, unit_service_minor,
                              course, guest_id, halved_groups)
       SELECT tenant_id, bill_id, $7, round,
              (SELECT max(position) + 1 FROM bill_item o WHERE o.tenant_id = $1 AND o.bill_id = $2 AND o.round = kept.round),
              product_id, product_name, $8::int, unit_price_minor, unit_price_minor * $8::int, selected_options,
              added_by, added_at, $5, $4, $6, id, tax_bps, tax_name, unit_service_minor, course, guest_id,
              halved_groups
         FROM kept
       RETURNING line_total_minor, unit_service_minor * quantity AS service_minor)
     UPDATE bill SET total_minor = total_minor - part.line_total_minor - part.service_minor,
            service_charge_minor = service_charge_minor - part.service_minor
       FROM part WHERE tenant_id = $1 AND id = $2`,
    [input.tenantId, input.billId, input.itemId, input.now, input.actorId, input.reason, partId, quantity],
  );
}
