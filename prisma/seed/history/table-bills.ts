import { isTillMethod, type PaidMethod, type PaymentMethod } from "@/lib/payments/payments/payment-method";
import { billShareSubject } from "@/lib/payments/subject/subject";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { type BillChange, shareMinor } from "@/lib/service/bills/bill";
import type { SeatedParty } from "./bookings";
import type { Kitchen } from "./kitchen";
import type { Payments } from "./payments";
import { later, type Scene } from "./scene";
import { chooseLines, type Dish, servedAt, soldLine } from "./sellable-menu";
import type { TillEngine } from "./till";
import { wordsIn } from "./words";

type BillRow = Prisma.BillCreateManyInput & {
  id: string;
  totalMinor: number;
  paidMinor: number;
  pendingMinor: number;
};
type ItemRow = Prisma.BillItemCreateManyInput & { id: string; lineTotalMinor: number };
type Part = { amountMinor: number; share: { part: number; of: number } | null; items: readonly ItemRow[] };

type Changed = Pick<BillChange, "kind" | "actorId"> &
  Partial<Pick<BillChange, "subjectId" | "amountMinor" | "note">>;

/** Where bills are opened, and what they need there. */
type Room = Scene & {
  payments: Payments;
  kitchen: Kitchen;
  dishes: readonly Dish[];
  methods: readonly (readonly [PaymentMethod, number])[];
  till: TillEngine;
};

/** How many pay at the restaurant's own terminal, beside the shares of the other methods. */
const TERMINAL_SHARE = 45;

/** How parties pay: one for all, equal shares, or the first what he had and another the rest. */
const SPLITS = [
  ["whole", 68],
  ["shares", 20],
  ["items", 12],
] as const;

/** The bills of the tables of one restaurant. */
export function createTableBills(scene: Scene, parts: Omit<Room, keyof Scene>) {
  const room: Room = { ...scene, ...parts };
  return { open: (party: SeatedParty) => seat(room, party) };
}

function note(room: Room, bill: BillRow, change: Changed, at: Date): void {
  const { rows, ids, tenantId } = room;
  const { kind, actorId, subjectId = null, amountMinor = null, note: text = null } = change;
  const id = ids.id("blc", at);
  rows.billChange.push({
    tenantId,
    id,
    billId: bill.id,
    kind,
    subjectId,
    amountMinor,
    note: text,
    actorId,
    at,
  });
}

function serve(
  room: Room,
  bill: BillRow,
  { round, people, waiter, at }: { round: number; people: number; waiter: string; at: Date },
): ItemRow[] {
  const { rows, ids, tenantId, random, restaurant, kitchen, dishes } = room;
  const lines = chooseLines(servedAt(dishes, at, restaurant.timeZone), people, random).map((line) => {
    const [{ taxClass }] = line;
    const {
      taxAddedMinor: _,
      shown,
      note: _note,
      menuPriceMinor: _menu,
      priceReason: _reason,
      ...sold
    } = soldLine(line, {
      locale: restaurant.locales[0],
      service: "dine_in",
    });
    return { ...sold, halvedGroups: shown.halvedGroups ?? [], taxName: taxClass.name };
  });
  const items = lines.map((line, position) => ({
    ...line,
    tenantId,
    billId: bill.id,
    id: ids.id("bli", at),
    round,
    position,
    addedBy: waiter,
    addedAt: at,
    voidedBy: null as string | null,
    voidedAt: null as Date | null,
    voidReason: null as string | null,
    paymentId: null as string | null,
  }));
  rows.billItem.push(...items);
  for (const item of items) kitchen.cook(item.id, [item], at);
  const amountMinor = items.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  bill.totalMinor += amountMinor;
  note(room, bill, { kind: "round", amountMinor, actorId: waiter }, at);
  return items;
}

function voidOne(room: Room, bill: BillRow, items: readonly ItemRow[], waiter: string, at: Date): void {
  const { random, restaurant } = room;
  const item = random.pick(items);
  const voidReason = random.pick(wordsIn(restaurant.country).voidReasons);
  Object.assign(item, { voidedBy: waiter, voidedAt: at, voidReason });
  bill.totalMinor -= item.lineTotalMinor;
  const { id: subjectId, lineTotalMinor: amountMinor } = item;
  note(room, bill, { kind: "item_voided", subjectId, amountMinor, note: voidReason, actorId: waiter }, at);
}

function partsOf(room: Room, bill: BillRow, items: readonly ItemRow[], people: number): Part[] {
  const { random } = room;
  const { totalMinor } = bill;
  const [split] = random.pickBy(SPLITS, ([, share]) => share);
  const eaten = items.filter(({ voidedAt }) => !voidedAt);
  if (split === "items" && eaten.length > 1) {
    const own = eaten.slice(0, Math.ceil(eaten.length / 2));
    const ownMinor = own.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
    return [
      { amountMinor: ownMinor, share: null, items: own },
      { amountMinor: totalMinor - ownMinor, share: null, items: [] },
    ];
  }
  if (split !== "shares" || people < 2) return [{ amountMinor: totalMinor, share: null, items: [] }];
  const of = Math.min(people, 4);
  let paidInSplitMinor = 0;
  return Array.from({ length: of }, (_, index) => {
    const share = { part: index + 1, of };
    const amountMinor = shareMinor(share, { openMinor: totalMinor - paidInSplitMinor, paidInSplitMinor });
    paidInSplitMinor += amountMinor;
    return { amountMinor, share, items: [] };
  });
}

function pay(
  room: Room,
  bill: BillRow,
  { amountMinor, share, items }: Part,
  { waiter, at }: { waiter: string; at: Date },
): void {
  const { rows, ids, tenantId, clockwork, random, payments, methods, till } = room;
  const ways: readonly (readonly [PaidMethod, number])[] = [...methods, ["external", TERMINAL_SHARE]];
  const [method] = random.pickBy(ways, ([, weight]) => weight);
  const id = ids.id("blp", at);
  const isAtTill = isTillMethod(method);
  const settledAt = isAtTill ? at : later(at, { seconds: 35 });
  const row = {
    tenantId,
    id,
    billId: bill.id,
    method,
    status: (isAtTill ? "paid" : "pending") as "paid" | "pending",
    amountMinor,
    sharePart: share?.part ?? null,
    shareOf: share?.of ?? null,
    takenBy: isAtTill ? waiter : null,
    takenAt: at,
    settledAt: isAtTill ? at : null,
  };
  rows.billPayment.push(row);
  for (const item of items) item.paymentId = id;
  const about = { subjectId: id, amountMinor };
  if (isTillMethod(method)) {
    const type = method === "external" ? "terminal" : null;
    till.take({
      ...{
        of: { billPaymentId: id },
        subjectId: bill.id,
        channel: "bill",
        type,
        amountMinor,
        by: waiter,
        at,
      },
    });
    bill.paidMinor += amountMinor;
    note(room, bill, { kind: "payment_taken", ...about, actorId: waiter }, at);
    return;
  }
  const subject = billShareSubject(id);
  bill.pendingMinor += amountMinor;
  note(room, bill, { kind: "payment_begun", ...about, actorId: null }, at);
  const payment = payments.begin({ id, subject, amountMinor, method, at });
  clockwork.at(settledAt, (now) => {
    payments.capture(payment, now);
    Object.assign(row, { status: "paid", settledAt: now });
    bill.paidMinor += amountMinor;
    bill.pendingMinor -= amountMinor;
    note(room, bill, { kind: "payment_taken", ...about, actorId: null }, now);
    payments.release(subject, payment, now);
  });
}

function settle(
  room: Room,
  bill: BillRow,
  items: readonly ItemRow[],
  about: { people: number; waiter: string; at: Date },
): void {
  const { clockwork } = room;
  const { people, waiter, at } = about;
  const shares = partsOf(room, bill, items, people);
  for (const [index, part] of shares.entries())
    clockwork.at(later(at, { seconds: 50 * index }), (now) => pay(room, bill, part, { waiter, at: now }));
  clockwork.at(later(at, { seconds: 50 * shares.length + 40 }), (now) => {
    Object.assign(bill, { status: "closed", closedBy: waiter, closedAt: now });
    note(room, bill, { kind: "closed", actorId: waiter }, now);
  });
}

/** A party sits down, eats and pays before it leaves; one that is still there has an open bill. */
function seat(room: Room, { tableId, guestCount: people, seatedAt, leavesAt }: SeatedParty): void {
  const { rows, ids, tenantId, clockwork, random, restaurant, staff } = room;
  const waiter = random.pick(staff.teamIds);
  clockwork.at(later(seatedAt, { minutes: 6 }), (at) => {
    const id = ids.id("bil", at);
    const bill: BillRow = {
      tenantId,
      id,
      tableId,
      status: "open",
      currency: restaurant.currency,
      totalMinor: 0,
      paidMinor: 0,
      pendingMinor: 0,
      token: ids.token(32),
      openedBy: waiter,
      openedAt: at,
      closedBy: null,
      closedAt: null,
    };
    rows.bill.push(bill);
    note(room, bill, { kind: "opened", subjectId: tableId, actorId: waiter }, at);
    const items = serve(room, bill, { round: 1, people, waiter, at: later(at, { seconds: 30 }) });
    if (random.chance(0.5)) {
      const half = Math.max(1, Math.floor(people / 2));
      clockwork.at(later(at, { minutes: 30 }), (now) =>
        items.push(...serve(room, bill, { round: 2, people: half, waiter, at: now })),
      );
    }
    if (random.chance(0.035) && items.length > 1)
      clockwork.at(later(at, { minutes: 18 }), (now) => voidOne(room, bill, items, waiter, now));
    clockwork.at(later(leavesAt, { minutes: -8 }), (now) =>
      settle(room, bill, items, { people, waiter, at: now }),
    );
  });
}
