import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { BillChange } from "./bill";

export type NewBillChange = Pick<BillChange, "kind" | "actorId"> &
  Partial<Pick<BillChange, "subjectId" | "amountMinor" | "note">>;

/** Adds to the history of a bill, in the transaction of what happened. */
export async function recordBillChange(
  run: SqlTx,
  input: { tenantId: TenantId; billId: string; now: Date; change: NewBillChange },
): Promise<void> {
  const { tenantId, billId, now, change } = input;
  await run.execute(
    `INSERT INTO bill_change (tenant_id, id, bill_id, kind, subject_id, amount_minor, note, actor_id, at)
     VALUES ($1, $2, $3, $4, $5, $6::int, $7, $8, $9::timestamptz)`,
    [
      tenantId,
      newId("blc"),
      billId,
      change.kind,
      change.subjectId ?? null,
      change.amountMinor ?? null,
      change.note ?? null,
      change.actorId,
      now,
    ],
  );
}
