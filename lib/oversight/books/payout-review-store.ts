import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { PayoutWire } from "@/lib/payments/statement/statement-contract";
import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";

export type ReviewedPayoutRow = {
  id: string;
  tenantId: string;
  slug: string;
  name: string;
  hasAccount: boolean;
  orderId: string | null;
  billPaymentId: string | null;
  reservationId: string | null;
  amountMinor: number;
  reversedMinor: number;
  currency: string;
  status: PayoutWire["status"];
  failureReason: string | null;
  createdAt: Date;
  settledAt: Date | null;
};

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

/** Each restaurant's newest are read by its index and then merged. */
const PAYOUTS = `
  SELECT f.id, t.id AS "tenantId", t.slug, t.name, t.stripe_account_id IS NOT NULL AS "hasAccount",
         f.order_id AS "orderId", f.bill_payment_id AS "billPaymentId", f.reservation_id AS "reservationId",
         f.amount_minor AS "amountMinor", f.reversed_minor AS "reversedMinor", f.currency, f.status::text AS status,
         f.failure_reason AS "failureReason", f.created_at AS "createdAt", f.settled_at AS "settledAt"
    FROM ${EACH_TENANT} JOIN tenant t ON t.id = each.tenant_id
   CROSS JOIN LATERAL (
         SELECT * FROM transfer
          WHERE transfer.tenant_id = each.tenant_id AND (transfer.created_at, transfer.id) < ($1::timestamptz, $2::text)
            AND ($4::text IS NULL OR transfer.status::text = $4)
          ORDER BY transfer.created_at DESC, transfer.id DESC LIMIT $3) f
   WHERE ${withoutTwins("each.tenant_id")} AND ($5::text IS NULL OR $5 IN (t.id, t.slug))
   ORDER BY f.created_at DESC, f.id DESC LIMIT $3`;

/** Payouts of all restaurants, newest first, from behind the cursor. */
export function listReviewedPayouts(
  db: Db,
  query: { status: string | null; tenantRef: string | null; after: PageCursor | null; limit: number },
): Promise<ReviewedPayoutRow[]> {
  const { at, id } = query.after ?? BEFORE_ALL;
  return db.sql.query<ReviewedPayoutRow>(PAYOUTS, [at, id, query.limit, query.status, query.tenantRef]);
}
