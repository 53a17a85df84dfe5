import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { recordBillChange } from "@/lib/service/bills/bill-change-store";
import { billUpdatedEvent } from "@/lib/service/bills/bill-event";
import type { LockedBill } from "@/lib/service/bills/bill-store";
import { placeRound } from "@/lib/service/bills/place-round";
import { refuseOrder } from "@/lib/service/orders/placement/refuse-order";
import type { BillGuest } from "./bill-guest-store";
import { guestRoundItems } from "./draft-guest-round";
import type { GuestRound, GuestRoundLine } from "./guest-round";
import { guestRoundSettledEvent } from "./guest-round-event";
import { takeGuestRound } from "./guest-round-store";

/**
 * Makes a waiting round the next one of a locked bill, once: stock, tickets, history and events with it, last in its
 * transaction; what it comes to, in minor units. `actorId` is the member who accepted it, or null where nobody has to.
 * Throws GUEST_ROUND_SETTLED, INVALID_ITEM and OUT_OF_STOCK, whose `items.N` counts the lines that are not left out.
 */
export async function putOnBill(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    billId: string;
    bill: LockedBill;
    shop: ShopDishes;
    round: Pick<GuestRound, "id">;
    lines: readonly GuestRoundLine[];
    guest: Pick<BillGuest, "id" | "number" | "name">;
    actorId: string | null;
    note: string | null;
    now: Date;
  },
): Promise<number> {
  const { tenantId, billId, bill, shop, round, lines, guest, actorId, note, now } = input;
  const { id: guestId } = guest;
  const taken = { tenantId, roundId: round.id, billId, guestId, lines, actorId, note, now };
  if (!(await takeGuestRound(tx, taken))) {
    fail("GUEST_ROUND_SETTLED", "The round was already answered or taken back, or its time is over.");
  }
  const kept = lines.filter(({ refused }) => !refused);
  const drafted = guestRoundItems(shop, bill, kept, guestId);
  if (!drafted.ok) return refuseOrder(drafted);
  await placeRound(tx, { tenantId, billId, bill, guest, ...drafted.round, actorId: actorId ?? guestId, now });
  const { totalMinor } = drafted.round;
  const change = { kind: "round", subjectId: guestId, amountMinor: totalMinor, actorId } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  const { tableId, tableName } = bill;
  const settled = { id: round.id, tableId, tableName, billId, status: "accepted" } as const;
  const events = [billUpdatedEvent({ billId, change: "round" }, now), guestRoundSettledEvent(settled, now)];
  await appendEvents(tx, { tenantId, events, now });
  return totalMinor;
}
