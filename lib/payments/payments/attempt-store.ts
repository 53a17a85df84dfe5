import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { FailedTry } from "@/lib/payments/processor/processor";
import type { SubjectKind } from "@/lib/payments/subject/subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { AttemptRow } from "./attempt-contract";
import type { PaymentRef } from "./payment-store";

/** Whoever tries further is told by the bank, and adds nothing here. */
const MOST = 20;

/** Keeps a try to pay that failed, once, as long as there are few of its payment. */
export async function recordAttempt(
  tx: SqlTx,
  input: PaymentRef & { failed: FailedTry; now: Date },
): Promise<void> {
  const { tenantId, paymentId, now } = input;
  const { id, method, last4, code, declineCode, message } = input.failed;
  await tx.execute(
    `INSERT INTO payment_attempt (tenant_id, payment_id, id, method, last4, code, decline_code, message, at)
     SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::timestamptz
      WHERE (SELECT count(*) FROM payment_attempt WHERE tenant_id = $1 AND payment_id = $2) < $10::int
     ON CONFLICT DO NOTHING`,
    [tenantId, paymentId, id, method, last4, code, declineCode, message, now, MOST],
  );
}

const COLUMNS: Readonly<Record<SubjectKind, string>> = {
  order: "order_id",
  bill_share: "bill_payment_id",
  gift_card_purchase: "gift_card_purchase_id",
  deposit: "reservation_id",
};

/** The tries to pay for something that failed, the oldest first. */
export function listAttempts(
  db: Db,
  { tenantId, kind, id }: { tenantId: TenantId; kind: SubjectKind; id: string },
): Promise<AttemptRow[]> {
  return db.sql.query<AttemptRow>(
    `SELECT a.id, a.method, a.last4, a.code, a.decline_code AS "declineCode", a.message, a.at
       FROM payment p JOIN payment_attempt a ON a.tenant_id = p.tenant_id AND a.payment_id = p.id
      WHERE p.tenant_id = $1 AND p.${COLUMNS[kind]} = $2 ORDER BY a.at, a.id`,
    [tenantId, id],
  );
}

/** Deletes the tries to pay for these orders: the end of a card's number is its holder's. */
export async function deleteAttemptsOf(
  tx: Tx,
  orders: readonly { tenantId: string; id: string }[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM payment_attempt a
     USING jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text), payment p
     WHERE p.tenant_id = ref."tenantId" AND p.order_id = ref.id
       AND a.tenant_id = p.tenant_id AND a.payment_id = p.id`;
}
