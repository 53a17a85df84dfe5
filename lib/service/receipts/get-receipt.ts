import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Receipt } from "./receipt";
import { findReceipt } from "./receipt-store";

/** A receipt or correction of a restaurant. Throws RECEIPT_NOT_FOUND for unknown and foreign ones alike. */
export async function getReceipt(app: App, ref: { tenantId: TenantId; receiptId: string }): Promise<Receipt> {
  return (await findReceipt(app.db, ref)) ?? fail("RECEIPT_NOT_FOUND", "There is no such receipt.");
}
