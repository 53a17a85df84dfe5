import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { availabilityEvents } from "@/lib/restaurant/menu/availability-event";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import type { ScheduledFields } from "@/lib/restaurant/menu/history/menu-history-contract";
import { findProductRows, updateProductRow } from "@/lib/restaurant/menu/product-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { listDueScheduledRows, takeScheduledChange } from "./menu-schedule-store";

const BATCH = 200;

/**
 * Makes the menu changes whose time has come, each once, however many processes run this; one that fails does not stop
 * the others and is tried again. Returns how many were made.
 */
export async function applyMenuSchedule(app: App, signal?: AbortSignal): Promise<number> {
  let made = 0;
  const input = { scope: app.twin, now: app.clock.now(), limit: BATCH };
  for (const { tenantId, id } of await listDueScheduledRows(app.db, input)) {
    if (signal?.aborted) break;
    try {
      if (await applyOne(app, { tenantId: mintTenantId(tenantId), scheduleId: id })) made += 1;
    } catch (err) {
      app.log.error({ err, scheduleId: id }, "a scheduled menu change failed");
    }
  }
  return made;
}

function applyOne(app: App, { tenantId, scheduleId }: { tenantId: TenantId; scheduleId: string }) {
  return changeMenu(app, { tenantId, cause: "schedule" }, async (tx) => {
    const due = await takeScheduledChange(tx, { tenantId, scheduleId });
    if (!due) return false;
    const { productId } = due;
    const before = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId);
    const changes = readScheduled(due.changes as ScheduledFields);
    const after = await updateProductRow(tx, { tenantId, productId, changes });
    if (!before || !after) return false;
    const was = { subject: "product", subjectId: productId, before: productSnapshot(before) } as const;
    const now = app.clock.now();
    await recordMenuChanges(tx, {
      tenantId,
      act: { actorId: null, cause: "schedule" },
      changed: [{ ...was, after: productSnapshot(after) }],
      now,
    });
    tellAtCommit(tx, { tenantId, events: availabilityEvents([{ before, after }], now), now });
    return true;
  });
}

/** What is made available is available: it is not sold out until later either. */
function readScheduled(changes: ScheduledFields) {
  return changes.available === true ? { ...changes, soldOutUntil: null } : changes;
}
