import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { SqlTx } from "@/lib/platform/db/sql";
import { returnIngredients } from "@/lib/restaurant/inventory/movement-store";
import { returnStock } from "@/lib/restaurant/menu/stock-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import type { VoidItemRequest } from "./bill-contract";
import { listItemStates, type SettledState, voidBillItem, voidPartOfItem } from "./bill-item-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Takes an item, or some of its units, off a bill for a reason; what was voided stays to be seen as a line of its own.
 * Its counted stock and its ingredients go back unless it was cooked. Throws as changeBill does, BILL_ITEM_NOT_FOUND,
 * VALIDATION_FAILED for more units than the line has, and BILL_ITEM_SETTLED when it is voided or paid, or the guests
 * have paid more than the rest costs.
 */
export async function voidItem(
  app: App,
  { itemId, request, ...change }: BillChange & { itemId: string; request: VoidItemRequest },
): Promise<ChangedBill> {
  const { tenantId, billId, actorId } = change;
  const repeated = { operation: "void", request: { itemId, ...request } } as const;
  return changeBill(app, { ...change, ...repeated }, async () => async (tx, bill) => {
    const [item] = await listItemStates(tx, { tenantId, billId, itemIds: [itemId] });
    if (!item) return fail("BILL_ITEM_NOT_FOUND", "There is no such item on this bill.");
    if (item.settled) fail("BILL_ITEM_SETTLED", "The item is already paid, being paid or voided.");
    const { reason, restock, quantity = item.quantity } = request;
    if (quantity > item.quantity) {
      refuseFields([{ path: "quantity", message: `must be at most ${item.quantity}` }]);
    }
    const amountMinor = (item.unitPriceMinor + item.unitServiceMinor) * quantity;
    if (bill.totalMinor - amountMinor < bill.paidMinor + bill.pendingMinor) {
      fail("BILL_ITEM_SETTLED", "The guests have paid more than the rest of the bill costs.");
    }
    const now = app.clock.now();
    const isPart = quantity < item.quantity;
    const voidedId = isPart ? newId("bli") : itemId;
    const voided = { tenantId, billId, itemId, reason, actorId, now };
    if (isPart) await voidPartOfItem(tx, { ...voided, partId: voidedId, quantity });
    else await voidBillItem(tx, voided);
    if (restock) await putBack(tx, { tenantId, item, voidedId, quantity, now });
    return { kind: "item_voided", subjectId: voidedId, amountMinor, note: reason, actorId };
  });
}

async function putBack(
  tx: SqlTx,
  input: { tenantId: TenantId; item: SettledState; voidedId: string; quantity: number; now: Date },
): Promise<void> {
  const { tenantId, item, voidedId, quantity, now } = input;
  const { productId, voidedQuantity: from } = item;
  const part = { saleId: item.id, from, to: from + quantity, of: from + item.quantity };
  const makesMore = await returnIngredients(tx, { tenantId, sourceId: voidedId, part, now });
  await returnStock(tx, { tenantId, lines: [{ productId, quantity }], now });
  if (makesMore) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
}
