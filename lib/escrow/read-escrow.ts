import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import { toMajor } from "@/lib/money/money";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { findEscrow } from "./escrow-store";

/** Where the money of an order is. Throws ORDER_NOT_FOUND for unknown and foreign orders alike. */
export async function readEscrow(app: App, ref: { tenantId: TenantId; orderId: string }) {
  const order = await findEscrow(app.db, ref);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const major = (minor: number) => toMajor(minor, order.currency);
  const captured = order.payments.reduce((sum, payment) => sum + payment.capturedMinor, 0);
  const refunded = order.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const released = order.releasedAt === null ? 0 : captured - refunded;
  return {
    orderId: ref.orderId,
    escrowStatus: order.escrowStatus,
    captured: major(captured),
    refunded: major(refunded),
    released: major(released),
    held: major(captured - refunded - released),
    releaseAt: order.releaseAt?.toISOString() ?? null,
    flagged: order.flaggedAt !== null && order.flagClearedAt === null,
  };
}
