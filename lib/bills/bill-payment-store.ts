import type { PoolClient } from "pg";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { BillPayment, Share } from "./bill";

type BillRef = { tenantId: TenantId; billId: string };

/** The shares of a locked bill that were paid of a split into `of` parts. */
export async function listPaidShares(
  client: PoolClient,
  { tenantId, billId, of }: BillRef & { of: number },
): Promise<{ part: number; amountMinor: number }[]> {
  const { rows } = await client.query<{ part: number; amountMinor: number }>(
    `SELECT share_part AS part, amount_minor AS "amountMinor" FROM bill_payment
      WHERE tenant_id = $1 AND bill_id = $2 AND share_of = $3`,
    [tenantId, billId, of],
  );
  return rows;
}

/**
 * Records a payment of an open bill. False when more would be paid than the bill costs; the caller rolls back. A unique
 * index refuses a share that is paid already.
 */
export async function insertBillPayment(
  client: PoolClient,
  input: BillRef & {
    id: string;
    method: BillPayment["method"];
    amountMinor: number;
    share: Share | null;
    itemIds: readonly string[];
    actorId: string;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, billId, id, amountMinor, share } = input;
  const { rowCount } = await client.query(
    `UPDATE bill SET paid_minor = paid_minor + $3::int
      WHERE tenant_id = $1 AND id = $2 AND status = 'open' AND paid_minor + $3::int <= total_minor`,
    [tenantId, billId, amountMinor],
  );
  if (rowCount !== 1) return false;
  await client.query(
    `INSERT INTO bill_payment (tenant_id, bill_id, id, method, amount_minor, share_part, share_of, taken_by, taken_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenantId,
      billId,
      id,
      input.method,
      amountMinor,
      share?.part ?? null,
      share?.of ?? null,
      input.actorId,
      input.now,
    ],
  );
  await client.query(
    `UPDATE bill_item SET payment_id = $3
      WHERE tenant_id = $1 AND bill_id = $2 AND id = ANY($4) AND payment_id IS NULL AND voided_at IS NULL`,
    [tenantId, billId, id, input.itemIds],
  );
  return true;
}
