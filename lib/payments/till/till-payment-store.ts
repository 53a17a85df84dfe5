import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";
import type { TillPayment, TillSubject } from "./till-payment";

type OfSubject = { tenantId: TenantId; subject: TillSubject };

const COLUMN_OF: Record<TillSubject["kind"], string> = {
  order: "order_id",
  bill_share: "bill_payment_id",
  deposit: "reservation_id",
  gift_card: "gift_card_id",
};

/**
 * Records money that the restaurant took itself or gave back. The caller has locked what it was taken for and counts it
 * there. It belongs to the day of the taker's drawer that is open, which stays open until the commit (docs/decisions/107):
 * returns that day, or null.
 */
export async function insertTillPayment(
  tx: SqlTx,
  input: OfSubject & Omit<TillPayment, "id"> & { currency: string },
): Promise<string | null> {
  const { kind, id } = input.subject;
  const [taken] = await tx.query<{ drawerDayId: string | null }>(
    `INSERT INTO till_payment (tenant_id, id, ${COLUMN_OF[kind]}, method, type, amount_minor, tip_minor, currency,
                               reference, refund_id, taken_by, taken_at, drawer_day_id)
     VALUES ($1, $2, $3, $4::payment_method, $5, $6, $7, $8, $9, $10, $11, $12, open_drawer_day($1, $11))
     RETURNING drawer_day_id AS "drawerDayId"`,
    [
      input.tenantId,
      newId("tlp"),
      id,
      input.method,
      input.type,
      input.amountMinor,
      input.tipMinor,
      input.currency,
      input.reference,
      input.refundId,
      input.takenBy,
      input.takenAt,
    ],
  );
  return taken?.drawerDayId ?? null;
}

/** What the till holds of something that was paid there, with its tip, by one method and type, in minor units. */
export type TillSum = Pick<TillPayment, "method" | "type" | "amountMinor" | "tipMinor">;

/** What the till holds of something, by method and type, the latest first; without what went back. */
export function listTillSums(tx: SqlTx, { tenantId, subject }: OfSubject): Promise<TillSum[]> {
  return tx.query(
    `SELECT method::text AS method, type, sum(amount_minor)::int AS "amountMinor", sum(tip_minor)::int AS "tipMinor"
       FROM till_payment WHERE tenant_id = $1 AND ${COLUMN_OF[subject.kind]} = $2
      GROUP BY method, type HAVING sum(amount_minor) > 0 ORDER BY max(taken_at) DESC, max(id) DESC`,
    [tenantId, subject.id],
  );
}

/** The restaurant's own ways of taking money, beside cash. */
export async function listExternalMethods(db: Sql, tenantId: TenantId): Promise<string[]> {
  const [row] = await db.query<{ methods: string[] }>(
    "SELECT external_methods AS methods FROM tenant WHERE id = $1",
    [tenantId],
  );
  return row?.methods ?? [];
}
