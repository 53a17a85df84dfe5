import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { TillSubject } from "./till-payment";
import { insertTillPayment, listTillSums } from "./till-payment-store";

/**
 * Records that the restaurant gave money back itself, by the way in which it was taken, the latest first. The caller has
 * locked what it was taken for. What was taken before there were such records is left out. Returns the day of the drawer
 * that the cash comes out of; null without cash, or without an open drawer.
 */
export async function giveBackAtTill(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    subject: TillSubject;
    currency: string;
    amountMinor: number;
    /** How much of it is the tip. */
    tipMinor: number;
    refundId: string | null;
    /** Why, where no other record says so. */
    reason?: string;
    /** Null for the platform itself. */
    actorId: string | null;
    now: Date;
  },
): Promise<string | null> {
  const { tenantId, subject, currency, refundId, reason = null, actorId, now } = input;
  let { amountMinor: leftMinor, tipMinor: tipLeftMinor } = input;
  let drawerDayId: string | null = null;
  for (const taken of await listTillSums(tx, { tenantId, subject })) {
    const amountMinor = Math.min(leftMinor, taken.amountMinor);
    if (amountMinor === 0) break;
    const tipMinor = Math.min(tipLeftMinor, amountMinor);
    const { method, type } = taken;
    const by = { method, type, reference: reason, refundId, takenBy: actorId, takenAt: now };
    const back = { amountMinor: 0 - amountMinor, tipMinor: 0 - tipMinor, currency };
    const dayId = await insertTillPayment(tx, { tenantId, subject, ...by, ...back });
    if (method === "cash") drawerDayId = dayId;
    leftMinor -= amountMinor;
    tipLeftMinor -= tipMinor;
  }
  return drawerDayId;
}
