import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { Receipt, ReceiptKind } from "./receipt";

const COLUMNS = `
  r.id, r.kind::text AS kind, r.number, r.order_id AS "orderId", r.bill_id AS "billId", r.corrects_id AS "correctsId",
  (SELECT c.number FROM receipt c WHERE c.tenant_id = r.tenant_id AND c.id = r.corrects_id) AS "correctsNumber",
  r.refund_id AS "refundId", r.currency, r.locale, r.gross_minor AS "grossMinor", r.tip_minor AS "tipMinor",
  r.tax_minor AS "taxMinor", r.tax_lines AS "taxLines", r.sale, r.seller, r.issued_at AS "issuedAt"`;

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

export type ReceiptFilter = {
  tenantId: TenantId;
  kind?: ReceiptKind | undefined;
  number?: number | undefined;
  orderId?: string | undefined;
  billId?: string | undefined;
  /** `start` is included, `end` is not. */
  start?: Date | undefined;
  end?: Date | undefined;
  after: PageCursor | null;
  limit: number;
};

/** Receipts and corrections of a restaurant, newest first, from behind the cursor. */
export function listReceiptRows(db: Db, filter: ReceiptFilter): Promise<Receipt[]> {
  const { tenantId, kind, number, orderId, billId, start, end, after, limit } = filter;
  const { at, id } = after ?? BEFORE_ALL;
  return db.sql.query<Receipt>(
    `SELECT ${COLUMNS} FROM receipt r
      WHERE r.tenant_id = $1 AND (r.issued_at, r.id) < ($2::timestamptz, $3::text)
        AND ($4::receipt_kind IS NULL OR r.kind = $4::receipt_kind)
        AND ($10::int IS NULL OR r.number = $10)
        AND ($5::text IS NULL OR r.order_id = $5) AND ($6::text IS NULL OR r.bill_id = $6)
        AND ($7::timestamptz IS NULL OR r.issued_at >= $7) AND ($8::timestamptz IS NULL OR r.issued_at < $8)
      ORDER BY r.issued_at DESC, r.id DESC LIMIT $9`,
    [
      tenantId,
      at,
      id,
      kind ?? null,
      orderId ?? null,
      billId ?? null,
      start ?? null,
      end ?? null,
      limit,
      number ?? null,
    ],
  );
}

/** One receipt or correction, or null. */
export async function findReceipt(
  db: Db,
  { tenantId, receiptId }: { tenantId: TenantId; receiptId: string },
): Promise<Receipt | null> {
  const [row] = await db.sql.query<Receipt>(
    `SELECT ${COLUMNS} FROM receipt r WHERE r.tenant_id = $1 AND r.id = $2`,
    [tenantId, receiptId],
  );
  return row ?? null;
}

/** The receipt of an order that this email was given for, and its corrections, oldest first; empty for anybody else. */
export function listReceiptsOfGuest(
  db: Db,
  { tenantId, orderId, customerEmail }: { tenantId: TenantId; orderId: string; customerEmail: string },
): Promise<Receipt[]> {
  return db.sql.query<Receipt>(
    `SELECT ${COLUMNS} FROM receipt r
       JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
      WHERE r.tenant_id = $1 AND r.order_id = $2 AND o.customer_email = $3
      ORDER BY r.kind, r.number`,
    [tenantId, orderId, customerEmail],
  );
}

/** The receipt of an order and its corrections, oldest first; empty until it is paid. */
export function listReceiptsOfOrder(
  db: Db,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<Receipt[]> {
  return db.sql.query<Receipt>(
    `SELECT ${COLUMNS} FROM receipt r WHERE r.tenant_id = $1 AND r.order_id = $2 ORDER BY r.kind, r.number`,
    [tenantId, orderId],
  );
}

/** The receipt of a bill and its corrections, oldest first; empty until it is closed. */
export function listReceiptsOfBill(
  db: Db,
  { tenantId, billId }: { tenantId: TenantId; billId: string },
): Promise<Receipt[]> {
  return db.sql.query<Receipt>(
    `SELECT ${COLUMNS} FROM receipt r WHERE r.tenant_id = $1 AND r.bill_id = $2 ORDER BY r.kind, r.number`,
    [tenantId, billId],
  );
}
