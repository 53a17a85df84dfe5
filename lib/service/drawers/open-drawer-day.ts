import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import { type PrintingTenant, staffPen } from "@/lib/service/printers/staff-pen";
import { businessDateOf } from "./business-day";
import { type DrawerDay, MAIN_DRAWER } from "./drawer";
import type { OpenDayRequest } from "./drawer-day-contract";
import { findDrawerDay, insertDrawerDay, listLastClosings } from "./drawer-day-store";
import { gatherTakings } from "./drawer-report-store";
import { findMainDrawerId, insertMainDrawer, lockDrawer, readDrawerRules } from "./drawer-store";
import { outsideSince } from "./outside-since";

type Opening = {
  tenant: PrintingTenant & { id: TenantId };
  /** `main` is the main drawer, which its first opening makes. */
  drawerId: string;
  request: OpenDayRequest;
  actor: Pick<StaffActor, "userId">;
};

/**
 * Opens a drawer with its float: what is taken from then on belongs to this day, and what was taken since the drawer was
 * closed last, unless it is not wanted (docs/decisions/107). Of several who open one drawer at once, one does. Throws
 * DRAWER_NOT_FOUND, DRAWER_IS_OPEN, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function openDrawerDay(
  app: App,
  { idempotencyKey, ...opening }: Opening & { idempotencyKey: string | null },
): Promise<{ day: DrawerDay; replayed: boolean }> {
  const tenantId = opening.tenant.id;
  const key = idempotencyKey === null ? null : `drawer ${idempotencyKey}`;
  const body = { operation: "open drawer", drawerId: opening.drawerId, ...opening.request };
  const made = { tenantId, key, body, madeId: newId("drd") };
  const { text: dayId, replayed } = await writeOnce(app, made, (tx) =>
    openOnce(app, tx, opening, made.madeId),
  );
  const day = await findDrawerDay(app.db.sql, { tenantId, dayId });
  return { day: day ?? fail("DRAWER_DAY_NOT_FOUND", "There is no such day of a drawer."), replayed };
}

async function openOnce(app: App, tx: Tx, opening: Opening, dayId: string): Promise<string> {
  const { tenant, request, actor } = opening;
  const tenantId = tenant.id;
  const now = app.clock.now();
  const rules = await readDrawerRules(tx, { tenantId });
  const { currency } = rules;
  const floatMinor = parseMajor(request.float, currency);
  if (floatMinor === null) return refuseField("float", `must be a valid amount in ${currency}`);
  const drawerId = opening.drawerId === MAIN_DRAWER ? await mainDrawer(tx, tenant, now) : opening.drawerId;
  const drawer = await lockDrawer(tx, { tenantId, drawerId });
  if (!drawer) return fail("DRAWER_NOT_FOUND", "There is no such drawer.");
  if (drawer.openDayId !== null)
    fail("DRAWER_IS_OPEN", `"${drawer.name}" is open already. Count it and close it first.`);
  const day = { tenantId, drawerId, dayId };
  const businessDate = businessDateOf(now, rules);
  await insertDrawerDay(tx, { ...day, businessDate, currency, floatMinor, actorId: actor.userId, now });
  if (request.includesEarlier) {
    const closedAt = (await listLastClosings(tx, { tenantId })).get(drawerId) ?? null;
    await gatherTakings(tx, { ...day, isMain: drawer.isMain, since: outsideSince(closedAt, now, rules) });
  }
  describeAct({ subjectId: dayId, data: { drawerId, businessDate, float: request.float, currency } });
  return dayId;
}

async function mainDrawer(tx: Tx, tenant: Opening["tenant"], now: Date): Promise<string> {
  const tenantId = tenant.id;
  const known = await findMainDrawerId(tx, { tenantId });
  if (known !== null) return known;
  await insertMainDrawer(tx, { tenantId, id: newId("drw"), name: staffPen(tenant).t("mainDrawer"), now });
  return (await findMainDrawerId(tx, { tenantId })) ?? fail("DRAWER_NOT_FOUND", "There is no such drawer.");
}
