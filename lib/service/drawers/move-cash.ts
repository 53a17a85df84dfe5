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
import type { PrintingTenant } from "@/lib/service/printers/staff-pen";
import type { DrawerDay } from "./drawer";
import type { MoveCashRequest } from "./drawer-day-contract";
import { findDrawerDay, insertMovement } from "./drawer-day-store";
import { lockDrawer } from "./drawer-store";
import { queueMovementTicket } from "./queue-drawer-tickets";

type Movement = {
  tenant: PrintingTenant & { id: TenantId; name: string };
  drawerId: string;
  request: MoveCashRequest;
  actor: Pick<StaffActor, "userId" | "name">;
};

/**
 * Writes down cash that was put into an open drawer or taken out of it, with its reason, and prints a slip to sign where
 * the drawer has a printer. Throws DRAWER_NOT_FOUND, DRAWER_NOT_OPEN, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED and
 * REQUEST_IN_PROGRESS.
 */
export async function moveCash(
  app: App,
  { idempotencyKey, ...movement }: Movement & { idempotencyKey: string | null },
): Promise<{ day: DrawerDay; replayed: boolean }> {
  const { tenant, drawerId, request } = movement;
  const tenantId = tenant.id;
  const key = idempotencyKey === null ? null : `drawer ${idempotencyKey}`;
  const body = { operation: "move cash", drawerId, ...request };
  const { text: dayId, replayed } = await writeOnce(app, { tenantId, key, body, madeId: drawerId }, (tx) =>
    moveOnce(app, tx, movement),
  );
  const day = await findDrawerDay(app.db.sql, { tenantId, dayId });
  return { day: day ?? fail("DRAWER_DAY_NOT_FOUND", "There is no such day of a drawer."), replayed };
}

async function moveOnce(app: App, tx: Tx, { tenant, drawerId, request, actor }: Movement): Promise<string> {
  const tenantId = tenant.id;
  const drawer = await lockDrawer(tx, { tenantId, drawerId });
  if (!drawer) return fail("DRAWER_NOT_FOUND", "There is no such drawer.");
  const dayId = drawer.openDayId ?? fail("DRAWER_NOT_OPEN", `"${drawer.name}" is not open. Open it first.`);
  const day = await findDrawerDay(tx, { tenantId, dayId });
  if (!day) return fail("DRAWER_DAY_NOT_FOUND", "There is no such day of a drawer.");
  const { direction, reason } = request;
  const { currency } = day;
  const amountMinor = parseMajor(request.amount, currency);
  if (amountMinor === null) return refuseField("amount", `must be a valid amount in ${currency}`);
  const at = app.clock.now();
  const row = { direction, amountMinor, reason, at };
  await insertMovement(tx, { tenantId, id: newId("drm"), dayId, ...row, actorId: actor.userId });
  await queueMovementTicket(tx, { tenant, drawer, currency, member: actor.name, ...row });
  describeAct({ subjectId: dayId, data: { drawerId, direction, amount: request.amount, currency } });
  return dayId;
}
