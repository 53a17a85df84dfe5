import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderActor } from "@/lib/service/orders/order";
import { advanceTouchedOrder } from "./advance-touched-order";
import { type KitchenStepBody, type KitchenTicketWire, kitchenTicketWire } from "./kitchen-contract";
import { kitchenUpdatedEvent } from "./kitchen-event";
import { findKitchenSubject, listKitchenStations, listStationStates } from "./kitchen-read-store";
import {
  bumpPart,
  fireCourse,
  type KitchenPartRef,
  markRush,
  openCall,
  openPart,
  recallPart,
  startPart,
  strikeLines,
  unstrikeLines,
} from "./kitchen-step-store";
import { isSettled, type KitchenPart, type KitchenSubject, partsOf } from "./kitchen-ticket";
import { printFiredCourse } from "./print-fired-course";

/** Who took a step: a member, or a paired screen, with what the timeline says of it. */
export type KitchenActor = { order: OrderActor; by: string; note: string | null };

/**
 * Takes one step in the kitchen: a station starts, bumps, recalls or strikes, or the pass marks a rush or fires a course.
 * The first touch of an accepted order makes it `preparing`; once all stations are done it is `ready`, by the order's
 * ordinary moves. An order's steps come one after another, so that of two last bumps one sees the other. Throws
 * KITCHEN_TICKET_NOT_FOUND, and KITCHEN_TICKET_CHANGED when a rival was faster.
 */
export async function takeKitchenStep(
  app: App,
  { tenantId, step, actor }: { tenantId: TenantId; step: KitchenStepBody; actor: KitchenActor },
): Promise<KitchenTicketWire> {
  const { subjectId, round, stationId } = step;
  const now = app.clock.now();
  const ticket = await inTransaction(app.db, async (tx) => {
    if (round === 0 && !(await lockOrder(tx, { tenantId, orderId: subjectId }))) return refuseUnknown();
    const [subject, stations, states] = [
      await findKitchenSubject(tx, { tenantId, subjectId, round, now }),
      await listKitchenStations(tx, { tenantId }),
      await listStationStates(tx, { tenantId, subjectIds: [subjectId] }),
    ];
    if (!subject) return refuseUnknown();
    const all = partsOf(subject, stations, states);
    const parts = all.filter((part) => stationId === null || part.stationId === stationId);
    if (parts.length === 0) return refuseUnknown();
    const hasChanged = await writeStep(tx, { tenantId, subject, parts, step, by: actor.by, now });
    const after = await listStationStates(tx, { tenantId, subjectIds: [subjectId] });
    const moved = await advanceTouchedOrder(app, tx, {
      tenantId,
      subject,
      parts: partsOf(subject, stations, after),
      kind: step.kind,
      actor,
      now,
    });
    if (!hasChanged && !moved && (step.kind === "bump" || step.kind === "recall"))
      fail("KITCHEN_TICKET_CHANGED", "Another screen was faster. Look at the ticket again.");
    if (hasChanged) {
      const events = [kitchenUpdatedEvent(subject, { what: step.kind, stationId, at: now })];
      await appendEvents(tx, { tenantId, events, now });
    }
    const stands = (await findKitchenSubject(tx, { tenantId, subjectId, round, now })) ?? subject;
    return kitchenTicketWire(stands, stations, after);
  });
  app.live.announce(tenantId);
  return ticket;
}

function refuseUnknown(): never {
  return fail(
    "KITCHEN_TICKET_NOT_FOUND",
    "The kitchen has no such order or round, or the station makes nothing of it.",
  );
}

type Written = {
  tenantId: TenantId;
  subject: KitchenSubject;
  parts: readonly KitchenPart[];
  step: KitchenStepBody;
  by: string;
  now: Date;
};

/** True when something of it was not so before. */
async function writeStep(tx: Tx, { tenantId, subject, parts, step, by, now }: Written): Promise<boolean> {
  const { subjectId, round, orderId, billId } = subject;
  const call = { tenantId, subjectId, round, orderId, billId };
  switch (step.kind) {
    case "rush":
    case "calm":
      await openCall(tx, { ...call, now });
      return markRush(tx, { ...call, rushedAt: step.kind === "rush" ? now : null });
    case "fire": {
      const { course } = step;
      if (course == null || !subject.lines.some((line) => line.course === course)) return refuseUnknown();
      await openCall(tx, { ...call, now });
      if (!(await fireCourse(tx, { ...call, course, now }))) return false;
      await printFiredCourse(tx, { tenantId, subject, course, now });
      return true;
    }
    default: {
      let hasChanged = false;
      for (const part of parts) {
        const ref = { ...call, stationId: part.stationId };
        await openPart(tx, { ...ref, now });
        if (await writePart(tx, { ref, part, step, by, now })) hasChanged = true;
      }
      return hasChanged;
    }
  }
}

async function writePart(
  tx: Tx,
  {
    ref,
    part,
    step,
    by,
    now,
  }: { ref: KitchenPartRef; part: KitchenPart; step: KitchenStepBody; by: string; now: Date },
): Promise<boolean> {
  const named = step.lines && new Map(step.lines.map(({ key, units }) => [key, units]));
  switch (step.kind) {
    case "start":
      return startPart(tx, { ...ref, now });
    case "recall": {
      const bumpedAt = step.bumpedAt ? new Date(step.bumpedAt) : part.bumpedAt;
      return bumpedAt !== null && recallPart(tx, { ...ref, bumpedAt, now });
    }
    case "strike":
      return strikeLines(tx, { ...ref, made: madeOf(part, named ?? new Map()) });
    case "unstrike":
      return unstrikeLines(tx, { ...ref, keys: [...(named ?? new Map()).keys()] });
    default: {
      // A part of which everything is held has nothing to bump.
      if (part.lines.every((line) => line.isHeld && !isSettled(line))) return false;
      return bumpPart(tx, { ...ref, made: madeOf(part, named), by, now });
    }
  }
}

/** The units that count as made: what was named, or all, of what may be made. */
function madeOf(
  part: KitchenPart,
  named: ReadonlyMap<string, number> | null | undefined,
): Record<string, number> {
  return Object.fromEntries(
    part.lines.flatMap((line) => {
      const units = named ? named.get(line.key) : line.quantity;
      return units === undefined || line.isHeld || line.isVoided
        ? []
        : [[line.key, Math.max(line.made, Math.min(units, line.quantity))]];
    }),
  );
}
