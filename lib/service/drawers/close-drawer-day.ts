import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type Count, countedMinor } from "@/lib/core/money/denominations";
import { MAX_AMOUNT_MINOR, parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import type { PrintingTenant } from "@/lib/service/printers/staff-pen";
import { dayClosedEvent } from "./day-closed-event";
import type { ClosedDrawerDay } from "./drawer";
import type { CloseDayRequest } from "./drawer-day-contract";
import { closeOpenDay, findDrawerDay } from "./drawer-day-store";
import { lockDrawer } from "./drawer-store";
import { queueReportTicket } from "./queue-drawer-tickets";
import { readDrawerReport } from "./read-drawer-report";

type Closing = {
  tenant: PrintingTenant & { id: TenantId; name: string };
  drawerId: string;
  request: CloseDayRequest;
  actor: Pick<StaffActor, "userId">;
};

/**
 * Closes a drawer's day with what was counted: its Z report gets the next number of the drawer and never changes. What is
 * taken at the same time is in it or belongs to no day, and of several who close it at once one does. Throws
 * DRAWER_NOT_FOUND, DRAWER_NOT_OPEN, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function closeDrawerDay(
  app: App,
  { idempotencyKey, ...closing }: Closing & { idempotencyKey: string | null },
): Promise<{ day: ClosedDrawerDay; replayed: boolean }> {
  const { tenant, drawerId, request } = closing;
  const tenantId = tenant.id;
  const { dayId } = request;
  const key = idempotencyKey === null ? null : `drawer ${idempotencyKey}`;
  const body = { operation: "close drawer", drawerId, ...request };
  const { replayed } = await writeOnce(app, { tenantId, key, body, madeId: dayId }, async (tx) => {
    await closeOnce(app, tx, closing);
    return dayId;
  });
  if (!replayed) app.live.announce(tenantId);
  return { day: await findClosed(app.db.sql, { tenantId, dayId }), replayed };
}

async function findClosed(
  db: Parameters<typeof findDrawerDay>[0],
  ref: { tenantId: TenantId; dayId: string },
): Promise<ClosedDrawerDay> {
  const day = await findDrawerDay(db, ref);
  if (!day || day.closedAt === null) throw new Error(`The day ${ref.dayId} was closed and is not`);
  return day;
}

async function closeOnce(app: App, tx: Tx, { tenant, drawerId, request, actor }: Closing): Promise<void> {
  const tenantId = tenant.id;
  const { dayId, note } = request;
  const drawer = await lockDrawer(tx, { tenantId, drawerId });
  if (!drawer) return fail("DRAWER_NOT_FOUND", "There is no such drawer.");
  const day = await findDrawerDay(tx, { tenantId, dayId });
  if (drawer.openDayId !== dayId || !day)
    return fail("DRAWER_NOT_OPEN", "This day is closed already. Load the drawer again.");
  const { counts, countedMinor: sumMinor } = readCount(request, day.currency);
  const { report, receiptIds } = await readDrawerReport(tx, { tenantId, day });
  const { expectedMinor } = report.cash;
  const now = app.clock.now();
  const closed = await closeOpenDay(tx, {
    ...{ tenantId, dayId, drawer, actorId: actor.userId, expectedMinor, countedMinor: sumMinor },
    ...{ counts, note, report, receiptIds, now },
  });
  if (!closed) fail("DRAWER_NOT_OPEN", "This day is closed already. Load the drawer again.");
  const z = await findClosed(tx, { tenantId, dayId });
  await queueReportTicket(tx, { tenant, printerId: drawer.printerId, day: z, report, now });
  const difference = toMajor(sumMinor - expectedMinor, day.currency);
  const { zNumber } = z;
  tellAtCommit(tx, { tenantId, events: [dayClosedEvent(z)], now });
  describeAct({ subjectId: dayId, data: { drawerId, zNumber, difference, currency: day.currency } });
}

function readCount(
  { counted, counts }: CloseDayRequest,
  currency: string,
): { counts: Count[] | null; countedMinor: number } {
  const minorOf = (major: number, field: string) =>
    parseMajor(major, currency) ?? refuseField(field, `must be a valid amount in ${currency}`);
  if (counts == null) return { counts: null, countedMinor: minorOf(counted ?? 0, "counted") };
  const pieces = counts.map(({ value, pieces }) => ({ valueMinor: minorOf(value, "counts"), pieces }));
  const sumMinor = countedMinor(pieces);
  if (sumMinor > MAX_AMOUNT_MINOR) refuseField("counts", "must be less in all");
  return { counts: pieces, countedMinor: sumMinor };
}
