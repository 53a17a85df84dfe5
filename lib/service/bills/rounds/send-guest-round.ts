import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { guestRoundBrowserLimit, guestRoundTableLimit } from "@/lib/platform/rate-limit/guest-round-limits";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { findOpenBillId, type LockedBill } from "@/lib/service/bills/bill-store";
import { lockOpenBill } from "@/lib/service/bills/lock-open-bill";
import { refuseOrder } from "@/lib/service/orders/placement/refuse-order";
import { lockTables } from "@/lib/service/reservations/room-store";
import { ensureBillGuest, isTrustedBrowser } from "./bill-guest-store";
import { draftGuestRound } from "./draft-guest-round";
import { expiryOf, type GuestRoundLine, MOST_WAITING_PER_GUEST, MOST_WAITING_PER_TABLE } from "./guest-round";
import type { SendRoundRequest, SentRound } from "./guest-round-contract";
import { guestRoundSentEvent } from "./guest-round-event";
import { countWaiting, insertGuestRound } from "./guest-round-store";
import { putOnBill } from "./put-on-bill";

/** Where a guest sits: at a table with its open bill, or at one without. */
export type GuestPlace = { tableId: string; billId: string | null };

type Sending = {
  tenantId: TenantId;
  place: GuestPlace;
  browserId: string;
  request: SendRoundRequest;
};

/**
 * Sends what a guest orders at a table. It waits until staff accept it, and is on no bill and in no kitchen until then;
 * only where the restaurant takes rounds directly, of a guest who is known to sit there, it is accepted at once. Throws TABLE_ORDERING_OFF, BILL_CLOSED, TABLE_NOT_FOUND, TABLE_HAS_OPEN_BILL where a bill was
 * opened meanwhile, TOO_MANY_WAITING_ROUNDS, RATE_LIMITED, INVALID_ITEM and OUT_OF_STOCK.
 */
export async function sendGuestRound(app: App, sending: Sending): Promise<SentRound> {
  const { tenantId, place, browserId, request } = sending;
  const named = request.items.map(({ productId }) => productId);
  const shop = await app.shops.findDishes(tenantId, named);
  if (!shop) return fail("TENANT_NOT_FOUND", "The restaurant is not open to the public.");
  checkOrdering(shop.tenant, place);
  await app.limiter.take(guestRoundBrowserLimit, [tenantId, browserId]);
  // What strangers send from elsewhere does not use up what those have who sit there.
  const isKnown =
    place.billId !== null &&
    (await isTrustedBrowser(app.db.sql, { tenantId, billId: place.billId, browserId }));
  if (!isKnown) await app.limiter.take(guestRoundTableLimit, [tenantId, place.tableId]);
  const roundId = newId("grd");
  const isAccepted = await inTransaction(app.db, (tx) =>
    place.billId === null
      ? sendFromFreeTable(app, tx, { ...sending, shop, roundId })
      : sendToBill(app, tx, { ...sending, shop, roundId, billId: place.billId }),
  );
  app.live.announce(tenantId);
  return { id: roundId, status: isAccepted ? "accepted" : "waiting" };
}

function checkOrdering({ tableOrdering, ordersAtFreeTables }: ShopTenant, { billId }: GuestPlace): void {
  if (tableOrdering === "off" || (billId === null && !ordersAtFreeTables)) {
    fail("TABLE_ORDERING_OFF", "Ask staff: they take the order at this table.");
  }
}

type InShop = Sending & { shop: ShopDishes; roundId: string };

async function sendToBill(app: App, tx: Tx, sending: InShop & { billId: string }): Promise<boolean> {
  const { tenantId, browserId, request, shop, roundId, billId } = sending;
  const now = app.clock.now();
  const bill = await lockOpenBill(tx, { tenantId, billId });
  const guest = await ensureBillGuest(tx, {
    tenantId,
    billId,
    browserId,
    name: request.guestName ?? null,
    trusted: false,
    now,
  });
  const lines = draftLines(shop, bill, request);
  const table = { tableId: bill.tableId, tableName: bill.tableName, billId };
  const isKnown = guest.trustedAt !== null;
  await keepWaiting(tx, { ...sending, ...table, guestId: guest.id, isKnown, lines, now });
  if (goesAtOnce(shop.tenant, guest, now)) {
    const putting = { tenantId, billId, bill, shop, round: { id: roundId }, lines, guest, now };
    await putOnBill(tx, { ...putting, actorId: null, note: null });
    return true;
  }
  const events = [guestRoundSentEvent({ id: roundId, ...table, sentAt: now })];
  await appendEvents(tx, { tenantId, events, now });
  return false;
}

/** Whether nobody has to accept it. While ordering is paused, staff decide about each round. */
function goesAtOnce(
  { tableOrdering, pausedUntil }: ShopTenant,
  { trustedAt }: { trustedAt: Date | null },
  now: Date,
): boolean {
  return tableOrdering === "direct" && trustedAt !== null && !(pausedUntil && pausedUntil > now);
}

async function sendFromFreeTable(app: App, tx: Tx, sending: InShop): Promise<false> {
  const { tenantId, place, request, shop, roundId } = sending;
  const now = app.clock.now();
  const { tableId } = place;
  const [table] = await lockTables(tx, { tenantId, tableIds: [tableId] });
  if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
  if ((await findOpenBillId(tx, { tenantId, tableId })) !== null) {
    fail("TABLE_HAS_OPEN_BILL", "A bill was opened at the table meanwhile. Open it and order there.");
  }
  const lines = draftLines(shop, null, request);
  await keepWaiting(tx, { ...sending, tableId, billId: null, guestId: null, isKnown: false, lines, now });
  const sent = { id: roundId, tableId, tableName: table.name, billId: null, sentAt: now };
  await appendEvents(tx, { tenantId, events: [guestRoundSentEvent(sent)], now });
  return false;
}

function draftLines(shop: ShopDishes, bill: LockedBill | null, request: SendRoundRequest): GuestRoundLine[] {
  const drafted = draftGuestRound(shop, bill, request);
  return drafted.ok ? drafted.round.items : refuseOrder(drafted);
}

/** Keeps a round of a bill or table that the transaction holds. Throws TOO_MANY_WAITING_ROUNDS. */
async function keepWaiting(
  tx: Tx,
  input: InShop & {
    tableId: string;
    billId: string | null;
    guestId: string | null;
    /** They sit there, so that strangers' rounds are not counted against theirs. */
    isKnown: boolean;
    lines: GuestRoundLine[];
    now: Date;
  },
): Promise<void> {
  const { tenantId, tableId, billId, browserId, guestId, isKnown, roundId, lines, request, shop, now } =
    input;
  const waiting = await countWaiting(tx, { tenantId, tableId, billId, browserId, now });
  const isTableFull = !isKnown && waiting.all >= MOST_WAITING_PER_TABLE;
  if (waiting.own >= MOST_WAITING_PER_GUEST || isTableFull) {
    fail("TOO_MANY_WAITING_ROUNDS", "Wait until staff have answered what was sent before.");
  }
  await insertGuestRound(tx, {
    tenantId,
    roundId,
    tableId,
    billId,
    guestId,
    browserId,
    guestName: guestId === null ? (request.guestName ?? null) : null,
    lines,
    currency: shop.tenant.currency,
    sentAt: now,
    expiresAt: expiryOf(now),
  });
}
