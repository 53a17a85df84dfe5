import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import type { SqlTx } from "@/lib/platform/db/sql";
import { appendEvents } from "@/lib/platform/events/event-store";
import { ingredientLowEvents } from "@/lib/restaurant/inventory/ingredient-event";
import { lockIngredientsOf, type RanLow, takeIngredients } from "@/lib/restaurant/inventory/movement-store";
import { takeStock } from "@/lib/restaurant/menu/stock-store";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { refuseUnwritten } from "@/lib/service/orders/placement/refuse-order";
import type { KitchenGuest } from "@/lib/service/printers/queue-tickets";
import { findLastRound, insertRound, type NewBillItem } from "./bill-item-store";
import type { LockedBill } from "./bill-store";
import { printRound } from "./print-round";
import { laterCourses } from "./round-course";
import type { RoundDraft } from "./round-draft";

/**
 * Puts a round on a locked bill, takes its counted stock and ingredients and queues its tickets; which round of the bill
 * it is. `actorId` is the member, or the guest who ordered it. Throws INVALID_ITEM for more than a bill can hold and
 * OUT_OF_STOCK.
 */
export async function placeRound(
  tx: SqlTx,
  input: Pick<RoundDraft, "totalMinor" | "stockNeeds"> & {
    tenantId: TenantId;
    billId: string;
    bill: Pick<LockedBill, "totalMinor" | "tableName" | "currency">;
    items: readonly NewBillItem[];
    /** Who ordered it from their own phone; null for what staff entered. */
    guest: KitchenGuest | null;
    actorId: string;
    now: Date;
  },
): Promise<number> {
  const { tenantId, billId, bill, items, guest, totalMinor, stockNeeds, actorId, now } = input;
  if (bill.totalMinor + totalMinor > MAX_AMOUNT_MINOR) {
    fail("INVALID_ITEM", "This is more than one bill can hold; close it and open another.", {
      reason: "TOO_LARGE",
    });
  }
  await insertRound(tx, { tenantId, billId, items, actorId, now });
  await lockIngredientsOf(tx, { tenantId, productIds: items.map(({ productId }) => productId) });
  let makesLess = false;
  const low: RanLow[] = [];
  for (const item of items) {
    const sale = { tenantId, sourceId: item.id, lines: [item], now };
    const { changesMenu, ranLow } = await takeIngredients(tx, sale);
    makesLess ||= changesMenu;
    low.push(...ranLow);
  }
  const taken = await takeStock(tx, { tenantId, needs: stockNeeds, now });
  if (!taken.ok) refuseUnwritten(taken.productId, stockNeeds);
  if (makesLess) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
  const { tableName, currency } = bill;
  const round = await findLastRound(tx, { tenantId, billId });
  const later = laterCourses(items);
  const first = items.filter(({ course }) => course === null || !later.has(course));
  await printRound(tx, { tenantId, billId, table: tableName, round, currency, items: first, guest, now });
  await appendEvents(tx, { tenantId, events: ingredientLowEvents(low, now), now });
  return round;
}
