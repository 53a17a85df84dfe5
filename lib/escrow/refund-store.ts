import type { Tx } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";

/** Writes a refund with its cause, before any processor is asked; its id is the processor's idempotency key. */
export async function insertRefund(tx: Tx, refund: Prisma.RefundUncheckedCreateInput): Promise<void> {
  await tx.refund.create({ data: refund });
}
