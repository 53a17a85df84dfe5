import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import { returnIngredients, runInSql } from "@/lib/inventory/movement-store";
import { bumpShopVersionInSql } from "@/lib/menu/shop-version-store";
import { putBackStock } from "@/lib/menu/stock-store";
import type { VoidItemRequest } from "./bill-contract";
import { listItemStates, voidBillItem } from "./bill-item-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Takes an item off a bill for a reason; it stays to be seen. Its counted stock goes back unless it was cooked. Throws
 * as changeBill does, BILL_ITEM_NOT_FOUND, and BILL_ITEM_SETTLED when it is voided or paid, or the guests have paid
 * more than the rest costs.
 */
export async function voidItem(
  app: App,
  { itemId, request, ...change }: BillChange & { itemId: string; request: VoidItemRequest },
): Promise<ChangedBill> {
  const { tenantId, billId, actorId } = change;
  const repeated = { operation: "void", request: { itemId, ...request } } as const;
  const changed = await changeBill(app, { ...change, ...repeated }, async () => async (client, bill) => {
    const [item] = await listItemStates(client, { tenantId, billId, itemIds: [itemId] });
    if (!item) return fail("BILL_ITEM_NOT_FOUND", "There is no such item on this bill.");
    if (item.settled) fail("BILL_ITEM_SETTLED", "The item is paid or voided already.");
    if (bill.totalMinor - item.lineTotalMinor < bill.paidMinor) {
      fail("BILL_ITEM_SETTLED", "The guests have paid more than the rest of the bill costs.");
    }
    const { reason, restock } = request;
    const now = app.clock.now();
    await voidBillItem(client, { tenantId, billId, itemId, reason, actorId, now });
    if (!restock) return;
    const makesMore = await returnIngredients(runInSql(client), { tenantId, sourceId: itemId, now });
    await putBackStock(client, { tenantId, ...item });
    if (makesMore) await bumpShopVersionInSql(client, { tenantId });
  });
  app.live.announce(tenantId);
  return changed;
}
