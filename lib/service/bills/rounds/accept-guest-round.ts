import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { beginBill } from "@/lib/service/bills/begin-bill";
import type { Bill } from "@/lib/service/bills/bill";
import { findOpenBillId } from "@/lib/service/bills/bill-store";
import { getBill } from "@/lib/service/bills/get-bill";
import { lockOpenBill } from "@/lib/service/bills/lock-open-bill";
import { lockTables } from "@/lib/service/reservations/room-store";
import { ensureBillGuest } from "./bill-guest-store";
import type { GuestRound, GuestRoundLine } from "./guest-round";
import type { AcceptRoundRequest } from "./guest-round-contract";
import { findGuestRound } from "./guest-round-store";
import { putOnBill } from "./put-on-bill";

/**
 * Accepts what a guest has sent, or all of it but some lines: it becomes a round of the table's bill, which is opened
 * where there is none, takes its stock and is printed, once however many accept it. From then on the guest is known to
 * sit there. Throws GUEST_ROUND_NOT_FOUND, GUEST_ROUND_SETTLED, VALIDATION_FAILED for a line that it has not, and when
 * nothing is left, TABLE_NOT_FOUND, BILL_CLOSED, INVALID_ITEM and OUT_OF_STOCK.
 */
export async function acceptGuestRound(
  app: App,
  input: { tenantId: TenantId; roundId: string; actorId: string; request: AcceptRoundRequest },
): Promise<Bill> {
  const { tenantId, roundId, actorId, request } = input;
  const round = await findGuestRound(app.db.sql, { tenantId, roundId });
  if (!round) return fail("GUEST_ROUND_NOT_FOUND", "There is no such round.");
  if (round.status !== "waiting" || round.browserId === null) {
    return fail("GUEST_ROUND_SETTLED", "The round was already answered or taken back.");
  }
  const lines = withoutSome(round, request);
  const shop = await app.shops.findDishes(
    tenantId,
    lines.map(({ productId }) => productId),
  );
  if (!shop) return fail("TENANT_NOT_FOUND", "The restaurant is not open to the public.");
  const { browserId, currency } = round;
  const name = round.guest.name;
  const billId = await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const id = round.billId ?? (await billOfTable(tx, { tenantId, round, actorId, now }));
    const bill = await lockOpenBill(tx, { tenantId, billId: id });
    const known = { tenantId, billId: id, browserId, name, trusted: true, now };
    const guest = await ensureBillGuest(tx, known);
    const note = request.note ?? null;
    const putting = { tenantId, billId: id, bill, shop, round, lines, guest, actorId, note, now };
    const amountMinor = await putOnBill(tx, putting);
    describeAct({ data: { amount: toMajor(amountMinor, currency), currency } });
    return id;
  });
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}

function withoutSome({ lines }: GuestRound, { without }: AcceptRoundRequest): GuestRoundLine[] {
  for (const [index, { lineId }] of without.entries()) {
    if (!lines.some(({ id }) => id === lineId))
      refuseFields([{ path: `without.${index}.lineId`, message: "must be a line of the round" }]);
  }
  const left = lines.map((line) => {
    const cause = without.find(({ lineId }) => lineId === line.id)?.reason;
    return cause ? { ...line, refused: cause } : line;
  });
  if (left.every(({ refused }) => refused))
    refuseFields([{ path: "without", message: "must leave a line; refuse the round instead" }]);
  return left;
}

/** The bill of a table where there was none when the round was sent: the one that is open now, or a new one. */
async function billOfTable(
  tx: Tx,
  input: { tenantId: TenantId; round: GuestRound; actorId: string; now: Date },
): Promise<string> {
  const { tenantId, round, actorId, now } = input;
  const { tableId, currency } = round;
  const [table] = await lockTables(tx, { tenantId, tableIds: [tableId] });
  if (!table) return fail("TABLE_NOT_FOUND", "The table was removed.");
  const open = await findOpenBillId(tx, { tenantId, tableId });
  if (open !== null) return open;
  const begun = { tenantId, tableId, tableName: table.name, currency, guestCount: null, actorId };
  return beginBill(tx, { ...begun, now });
}
