import { addDays, boundaryInstant } from "@/lib/core/time/zone";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { businessDateOf } from "@/lib/service/drawers/business-day";
import {
  type DayDocument,
  reportOf,
  type Taking,
  type TakingChannel,
} from "@/lib/service/drawers/drawer-report";
import type { ReceiptSale } from "@/lib/service/receipts/receipt";
import type { HistoryRows } from "./history-rows";
import { noteAct, type Scene } from "./scene";
import { wordsIn } from "./words";

type TakingRow = Prisma.TillPaymentCreateManyInput & {
  id: string;
  takenAt: Date;
  drawerDayId: string | null;
};
type DayRow = HistoryRows["drawerDay"][number] & { id: string; openedAt: Date; closedAt: Date | null };

type Taken = {
  /** The order, payment of a bill, or gift card; and the order or bill that has the receipt, null where there is none. */
  of: { orderId: string } | { billPaymentId: string } | { giftCardId: string };
  subjectId: string | null;
  channel: TakingChannel;
  type: string | null;
  amountMinor: number;
  by: string;
  at: Date;
};

const FLOAT_MINOR = 15_000;
/** Minutes after midnight: when a day is opened, and when it is counted in the night that follows. */
const HOURS: Readonly<Record<string, { opens: number; closes: number }>> = {
  luigi: { opens: 10 * 60 + 10, closes: 24 * 60 + 25 },
  sakura: { opens: 10 * 60 + 20, closes: 24 * 60 + 10 },
  taco: { opens: 7 * 60 + 30, closes: 24 * 60 + 160 },
};
const DAY_ENDS_MINUTES = 4 * 60;
/** By how much a count is off, mostly not at all. */
const DIFFERENCES = [
  [0, 76],
  [-10, 5],
  [-50, 5],
  [-200, 3],
  [-500, 1],
  [20, 4],
  [100, 4],
  [350, 2],
] as const;

type Till = Scene & {
  currency: string;
  drawer: Prisma.DrawerCreateManyInput & { id: string; zNumber: number; openDayId: string | null };
  open: DayRow | null;
  /** What was taken while the drawer was closed. */
  outside: TakingRow[];
  /** Of which order or bill a taking is, and how it came in. */
  about: Map<string, Pick<Taken, "subjectId" | "channel">>;
  differences: Map<string, number>;
};

/** The money that one restaurant takes itself, and its drawer. */
export function createTill(scene: Scene, currency: string, openedAt: Date) {
  const { rows, ids, tenantId, restaurant } = scene;
  const drawer = {
    ...{ tenantId, id: ids.id("drw", openedAt), name: wordsIn(restaurant.country).drawer, isMain: true },
    ...{ openDayId: null as string | null, zNumber: 0, createdAt: openedAt },
  };
  rows.drawer.push(drawer);
  const till: Till = {
    ...{ ...scene, currency, drawer, open: null, outside: [], about: new Map(), differences: new Map() },
  };
  return {
    take: (taken: Taken) => take(till, taken),
    planDay: (date: string) => planDay(till, date),
    report: () => writeReports(till),
  };
}

export type TillEngine = ReturnType<typeof createTill>;

function take(till: Till, { of, subjectId, channel, type, amountMinor, by, at }: Taken): void {
  const { rows, ids, tenantId, currency, open, outside, about } = till;
  if (amountMinor <= 0) return;
  const row: TakingRow = {
    ...{ tenantId, id: ids.id("tlp", at), orderId: null, billPaymentId: null, giftCardId: null, ...of },
    ...{ method: type === null ? "cash" : "external", type, amountMinor, currency, takenBy: by, takenAt: at },
    drawerDayId: open?.id ?? null,
  };
  rows.tillPayment.push(row);
  about.set(row.id, { subjectId, channel });
  if (!open) outside.push(row);
}

/** Sets what happens with the drawer on a day on which the restaurant is open. */
function planDay(till: Till, date: string): void {
  const { restaurant, clockwork, random } = till;
  const { slug, timeZone } = restaurant;
  const { opens, closes } = HOURS[slug] ?? { opens: 9 * 60, closes: 24 * 60 };
  const jitter = () => random.between(0, 9);
  clockwork.at(boundaryInstant(date, opens + jitter(), timeZone), (now) => openDay(till, now));
  if (random.chance(0.3))
    clockwork.at(boundaryInstant(date, 15 * 60 + jitter(), timeZone), (now) => moveCash(till, "out", now));
  if (random.chance(0.15))
    clockwork.at(boundaryInstant(date, 18 * 60 + jitter(), timeZone), (now) => moveCash(till, "in", now));
  const night = addDays(date, 1);
  clockwork.at(boundaryInstant(night, closes - 24 * 60 + jitter(), timeZone), (now) => closeDay(till, now));
}

function openDay(till: Till, at: Date): void {
  const { rows, ids, tenantId, random, staff, restaurant, drawer, currency, outside } = till;
  if (till.open) return;
  const { timeZone } = restaurant;
  const date = businessDateOf(at, { dayEndsMinutes: DAY_ENDS_MINUTES, timeZone });
  const day: DayRow = {
    ...{ tenantId, id: ids.id("drd", at), drawerId: drawer.id, businessDate: new Date(`${date}T00:00:00Z`) },
    ...{ currency, floatMinor: FLOAT_MINOR, openedBy: random.pick(staff.teamIds), openedAt: at },
    ...{
      zNumber: null,
      closedBy: null,
      closedAt: null,
      expectedMinor: null,
      countedMinor: null,
      report: null,
    },
  };
  rows.drawerDay.push(day);
  for (const row of outside.splice(0)) row.drawerDayId = day.id;
  till.open = day;
  drawer.openDayId = day.id;
}

function moveCash(till: Till, direction: "in" | "out", at: Date): void {
  const { rows, ids, tenantId, random, staff, restaurant, open } = till;
  if (!open) return;
  const { cashOut, cashIn } = wordsIn(restaurant.country);
  rows.drawerMovement.push({
    ...{
      tenantId,
      id: ids.id("drm", at),
      dayId: open.id,
      direction,
      at,
      actorId: random.pick(staff.teamIds),
    },
    amountMinor: direction === "out" ? random.between(3, 40) * 100 : random.between(2, 10) * 1_000,
    reason: direction === "out" ? random.pick(cashOut) : cashIn,
  });
}

function closeDay(till: Till, at: Date): void {
  const { random, staff, drawer, open, differences } = till;
  if (!open) return;
  drawer.zNumber += 1;
  const [difference] = random.pickBy(DIFFERENCES, ([, share]) => share);
  differences.set(open.id, difference);
  Object.assign(open, { zNumber: drawer.zNumber, closedBy: random.pick(staff.teamIds), closedAt: at });
  noteAct(till, {
    by: "owner",
    action: "closeDrawer",
    subjectId: open.id,
    data: { drawerId: drawer.id },
    at,
  });
  till.open = null;
  drawer.openDayId = null;
}

const paidOtherwise = ({ payments }: ReceiptSale) =>
  payments.reduce(
    (sum, { method, amountMinor }) => (/^(cash|external)$/.test(method) ? sum : sum + amountMinor),
    0,
  );

/** Writes the Z reports, once all receipts are there: each is of what there was when its day was closed. */
function writeReports(till: Till): void {
  const { rows, tenantId, staff, about, differences } = till;
  const takings = new Map<string, TakingRow[]>();
  for (const row of rows.tillPayment as TakingRow[]) {
    const { subjectId } = about.get(row.id) ?? { subjectId: null };
    if (subjectId !== null) takings.set(subjectId, [...(takings.get(subjectId) ?? []), row]);
  }
  const receipts = rows.receipt.map((row) => ({ row, subjectId: row.orderId ?? row.billId ?? "" }));
  const ofSubject = new Map<string, typeof receipts>();
  for (const each of receipts)
    ofSubject.set(each.subjectId, [...(ofSubject.get(each.subjectId) ?? []), each]);
  const inDay = new Map<string, TakingRow[]>();
  for (const row of rows.tillPayment as TakingRow[])
    if (row.drawerDayId) inDay.set(row.drawerDayId, [...(inDay.get(row.drawerDayId) ?? []), row]);
  const booked = new Set<string>();
  let waiting = receipts.filter(({ subjectId }) => takings.has(subjectId));
  for (const day of rows.drawerDay as DayRow[]) {
    const { id: dayId, closedAt } = day;
    if (closedAt === null) continue;
    const isThere = (at: unknown) => (at as Date) <= closedAt;
    const own = waiting.filter(({ row }) => isThere(row.issuedAt));
    waiting = waiting.filter(({ row }) => !isThere(row.issuedAt));
    for (const { row } of own) {
      booked.add(row.id);
      rows.drawerDayReceipt.push({ tenantId, receiptId: row.id, dayId });
    }
    const ownIds = new Set(own.map(({ row }) => row.id));
    const taken = inDay.get(dayId) ?? [];
    const subjects = new Set(own.map(({ subjectId }) => subjectId));
    for (const { id } of taken) subjects.add(about.get(id)?.subjectId ?? "");
    const others = [...subjects].flatMap((subjectId) => takings.get(subjectId) ?? []);
    const report = reportOf({
      floatMinor: day.floatMinor,
      takings: [...new Set([...taken, ...others])]
        .filter(({ takenAt }) => isThere(takenAt))
        .map((row) => ({
          ...takingOf(row, staff.names),
          ...subjectOf(about, row),
          inDay: row.drawerDayId === dayId,
        })),
      documents: [...subjects]
        .flatMap((subjectId) => ofSubject.get(subjectId) ?? [])
        .filter(({ row }) => isThere(row.issuedAt))
        .map(({ row, subjectId }) => documentOf(row, { subjectId, inDay: ownIds.has(row.id) })),
      movements: rows.drawerMovement
        .filter((moved) => moved.dayId === dayId)
        .map(({ direction, amountMinor, reason, actorId, at }) => ({
          ...{ direction, amountMinor, reason, by: staff.names.get(actorId ?? "") ?? null, at: at as Date },
        })),
    });
    const { expectedMinor } = report.cash;
    const countedMinor = Math.max(0, expectedMinor + (differences.get(dayId) ?? 0));
    Object.assign(day, { expectedMinor, countedMinor, report });
  }
}

const subjectOf = (about: Till["about"], { id }: TakingRow) =>
  about.get(id) ?? { subjectId: null, channel: "gift_card" as const };

function takingOf(
  { id, method, type = null, amountMinor, takenBy, takenAt }: TakingRow,
  names: ReadonlyMap<string, string>,
): Omit<Taking, "subjectId" | "channel" | "inDay"> {
  return {
    ...{ id, method: method === "cash" ? "cash" : "external", type, amountMinor, tipMinor: 0, takenAt },
    ...{ takenBy: takenBy ?? null, takerName: names.get(takenBy ?? "") ?? null },
  };
}

function documentOf(
  row: Prisma.ReceiptCreateManyInput,
  { subjectId, inDay }: { subjectId: string; inDay: boolean },
): DayDocument {
  const isReceipt = row.kind === "receipt";
  return {
    ...{
      id: row.id,
      kind: row.kind,
      number: row.number,
      subjectId,
      grossMinor: row.grossMinor,
      tipMinor: 0,
      inDay,
    },
    taxLines: row.taxLines as unknown as TaxLine[],
    paidOtherwiseMinor: isReceipt ? paidOtherwise(row.sale as unknown as ReceiptSale) : 0,
    cause: isReceipt ? null : "refund",
    purse: isReceipt ? null : "processor",
    issuedAt: row.issuedAt as Date,
  };
}
