import type { App } from "@/lib/payments/app";
import { newBillCode } from "./bill-code";
import { setBillCode } from "./bill-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Gives an open bill another code for its guests; the one before opens nothing from then on, and browsers that have the
 * bill keep it. Throws as changeBill does.
 */
export function renewBillCode(app: App, change: BillChange): Promise<ChangedBill> {
  return changeBill(app, { ...change, operation: "code", request: {} }, async () => async (tx, bill) => {
    const { tenantId, billId, actorId } = change;
    await setBillCode(tx, { tenantId, billId, code: newBillCode(bill.code) });
    return { kind: "code_renewed", actorId };
  });
}
