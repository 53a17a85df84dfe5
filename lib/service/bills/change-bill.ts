import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { describeAct, settleAct } from "@/lib/platform/audit/act-in-progress";
import type { SqlTx } from "@/lib/platform/db/sql";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { runOnce } from "@/lib/platform/idempotency/run-once";
import { keepClaim } from "@/lib/platform/idempotency/write-once";
import type { Bill } from "./bill";
import { type NewBillChange, recordBillChange } from "./bill-change-store";
import { billUpdatedEvent } from "./bill-event";
import type { LockedBill } from "./bill-store";
import { getBill } from "./get-bill";
import { lockOpenBill } from "./lock-open-bill";

/** Which bill a member of staff changes, and how the request is recognised when it is repeated. */
export type BillChange = {
  tenantId: TenantId;
  billId: string;
  actorId: string;
  idempotencyKey: string | null;
};

/** What a change does to a bill that its transaction has locked, and what it adds to the bill's history. */
export type BillWork = (client: SqlTx, bill: LockedBill) => Promise<NewBillChange>;

export type ChangedBill = { bill: Bill; replayed: boolean };

/**
 * Runs one change of an open bill after the changes before it, and returns the bill as it stands. A repeat with the
 * same Idempotency-Key changes nothing. `prepare` reads what the change needs before any lock is held, so that a change
 * never waits for a second connection. Throws BILL_NOT_FOUND, BILL_CLOSED, IDEMPOTENCY_KEY_REUSED,
 * REQUEST_IN_PROGRESS, and what `work` throws, with nothing changed.
 */
export async function changeBill(
  app: App,
  input: BillChange & { operation: "round" | "void" | "reversal" | "code"; request: unknown },
  prepare: () => Promise<BillWork>,
): Promise<ChangedBill> {
  const { tenantId, billId, operation, request, idempotencyKey: key } = input;
  const body = { operation, billId, request };
  const { replayed } = await runOnce(app, { tenantId, key, body }, async (claim) => {
    const work = await prepare();
    return inSqlTransaction(app.db, async (client) => {
      const now = app.clock.now();
      const bill = await lockOpenBill(client, { tenantId, billId });
      const change = await work(client, bill);
      if (change.amountMinor != null) {
        const { currency } = bill;
        describeAct({ data: { amount: toMajor(change.amountMinor, currency), currency } });
      }
      await recordBillChange(client, { tenantId, billId, now, change });
      await keepClaim(client, claim, { response: billId, madeId: billId });
      const events = [billUpdatedEvent({ billId, change: change.kind }, now)];
      await appendEvents(client, { tenantId, events, now });
      return billId;
    });
  });
  if (replayed) settleAct();
  app.live.announce(tenantId);
  return { bill: await getBill(app, { tenantId, billId }), replayed };
}
