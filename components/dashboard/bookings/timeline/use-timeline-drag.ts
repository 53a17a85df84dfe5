"use client";

import {
  type Announcements,
  type DragMoveEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { type BookingShift, shiftBody, shiftBooking, stretchBooking } from "./booking-shift";
import type { DragSubject } from "./timeline-block";
import { STEP_PIXELS, stepsIn } from "./timeline-scale";

const MOVED_PIXELS = 6;
const HELD_MS = 220;

/** Sideways by a quarter of an hour, up and down by a table. */
const byStep: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { x, y } = currentCoordinates;
  if (event.code === KeyboardCode.Left) return { x: x - STEP_PIXELS, y };
  if (event.code === KeyboardCode.Right) return { x: x + STEP_PIXELS, y };
  if (event.code !== KeyboardCode.Up && event.code !== KeyboardCode.Down) return undefined;
  const rows = [...context.droppableRects].sort(([, a], [, b]) => a.top - b.top);
  const place = rows.findIndex(([id]) => id === context.over?.id);
  const next = rows[place + (event.code === KeyboardCode.Down ? 1 : -1)];
  return next ? { x, y: next[1].top + 4 } : undefined;
};

/** A block stays in its step; its end moves sideways only. */
const inSteps: Modifier = ({ transform, active }) => {
  const subject = active?.data.current as DragSubject | undefined;
  const staysInTime = subject?.kind === "move" && subject.booking.status === "seated";
  return {
    ...transform,
    x: staysInTime ? 0 : stepsIn(transform.x) * STEP_PIXELS,
    y: subject?.kind === "stretch" ? 0 : transform.y,
  };
};

export function useTimelineDrag({
  tables,
  onShift,
  placeOf,
}: {
  tables: readonly DeskTable[];
  onShift: (shift: BookingShift) => void;
  placeOf: (booking: DeskBooking) => { name: string; tables: string; from: string; to: string };
}) {
  const t = useTranslations("bookingPlan.timeline");
  const { timeZone: zone } = useDashboardTenant();
  const target = useRef<BookingShift | null>(null);
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOVED_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD_MS, tolerance: MOVED_PIXELS } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: byStep,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
      },
    }),
  );
  const aim = ({ active, over, delta }: Pick<DragMoveEvent, "active" | "over" | "delta">) => {
    const { kind, booking, tableId } = active.data.current as DragSubject;
    const steps = stepsIn(delta.x);
    const to = tables.find(({ id }) => id === over?.id) ?? null;
    const after =
      kind === "stretch"
        ? stretchBooking(booking, steps, zone)
        : shiftBooking(booking, { steps, from: tableId, to, zone });
    target.current = { before: booking, after };
    return target.current;
  };
  const said = () => (target.current ? placeOf(target.current.after) : null);
  // Taking hold is said first; the row below it at that moment is no change.
  const say = () => {
    hasMoved.current ||= target.current !== null && shiftBody(target.current) !== null;
    if (!hasMoved.current) return undefined;
    const place = said();
    return place ? t("over", place) : undefined;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { booking } = active.data.current as DragSubject;
      return t("taken", placeOf(booking));
    },
    onDragMove: say,
    onDragOver: say,
    onDragEnd: () => {
      const place = said();
      return place ? t("dropped", place) : undefined;
    },
    onDragCancel: ({ active }) => t("putBack", placeOf((active.data.current as DragSubject).booking)),
  };
  return {
    sensors,
    modifiers: [inSteps],
    onDragStart: () => {
      target.current = null;
      hasMoved.current = false;
    },
    onDragMove: (event: DragMoveEvent) => void aim(event),
    // Which table it is over is known a moment after the move.
    onDragOver: (event: DragMoveEvent) => void aim(event),
    onDragEnd: (event: DragMoveEvent) => onShift(aim(event)),
    accessibility: { announcements, screenReaderInstructions: { draggable: t("help") } },
  };
}
