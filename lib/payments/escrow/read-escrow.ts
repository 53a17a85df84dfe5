import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { escrowState } from "./escrow-contract";
import { findEscrow } from "./escrow-store";

/** Where the money of an order is. Throws ORDER_NOT_FOUND for unknown and foreign orders alike. */
export async function readEscrow(app: App, ref: { tenantId: TenantId; orderId: string }) {
  const order = await findEscrow(app.db, ref);
  return escrowState(order ?? fail("ORDER_NOT_FOUND", "There is no such order."));
}
