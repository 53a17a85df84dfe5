import type { App } from "@/lib/payments/app";
import { bookRelease } from "@/lib/payments/payments/book-release";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { type DepositRef, moveDeposit } from "./deposit-store";

/** What is held of a paid deposit becomes the restaurant's, under the lock of its booking; once. */
export async function keepDeposit(
  app: App,
  tx: Tx,
  { currency, now, ...ref }: DepositRef & { currency: string; now: Date },
): Promise<void> {
  if (!(await moveDeposit(tx, { ...ref, from: ["paid"], to: "kept", now }))) return;
  const subject = depositSubject(ref.reservationId);
  await bookRelease(app, tx, { tenantId: ref.tenantId, subject, currency });
}
