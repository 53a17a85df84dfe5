"use client";

import {
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef } from "react";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { PlanCanvas } from "@/components/dashboard/room/plan-canvas";
import { PLAN_COLUMNS, type PlanPlace, withinPlan } from "@/lib/service/reservations/floor-plan";

interface PlanEditorProps {
  area: string;
  tables: readonly DeskTable[];
  chosenId: string | null;
  onChoose: (table: DeskTable) => void;
  onPut: (table: DeskTable, place: { x: number; y: number }) => void;
}

const MOVED_PIXELS = 4;
const HELD_MS = 160;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An area whose tables are moved by mouse or finger, or by the arrow keys. */
export function PlanEditor({ area, tables, chosenId, onChoose, onPut }: PlanEditorProps) {
  const t = useTranslations("bookingPlan.room");
  const canvas = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOVED_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD_MS, tolerance: MOVED_PIXELS } }),
  );
  /** The side of a step as it is drawn now. */
  const stepPixels = () => (canvas.current?.querySelector("ul")?.clientWidth ?? 0) / PLAN_COLUMNS || 1;
  const inSteps: Modifier = ({ transform }) => {
    const step = stepPixels();
    return {
      ...transform,
      x: Math.round(transform.x / step) * step,
      y: Math.round(transform.y / step) * step,
    };
  };
  const drop = ({ active, delta }: DragEndEvent) => {
    const { table, place } = active.data.current as { table: DeskTable; place: PlanPlace };
    const step = stepPixels();
    const to = withinPlan(table, { x: place.x + delta.x / step, y: place.y + delta.y / step });
    onChoose(table);
    if (to.x !== place.x || to.y !== place.y) onPut(table, to);
  };
  const pressed = (event: KeyboardEvent, table: DeskTable, place: PlanPlace) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const to = withinPlan(table, { x: place.x + by[0], y: place.y + by[1] });
    if (to.x !== place.x || to.y !== place.y) onPut(table, to);
  };
  return (
    <div ref={canvas}>
      <DndContext id={useId()} sensors={sensors} modifiers={[inSteps]} onDragEnd={drop}>
        <PlanCanvas label={area || t("title")} tables={tables} spareRows={3}>
          {(table, place) => (
            <MovableTable
              table={table}
              place={place}
              chosen={table.id === chosenId}
              onChoose={() => onChoose(table)}
              onKeyDown={(event) => pressed(event, table, place)}
            />
          )}
        </PlanCanvas>
      </DndContext>
    </div>
  );
}

interface MovableTableProps {
  table: DeskTable;
  place: PlanPlace;
  chosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MovableTable({ table, place, chosen, onChoose, onKeyDown }: MovableTableProps) {
  const t = useTranslations("bookingPlan.room");
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: table.id,
    data: { table, place },
  });
  const { x, y } = transform ?? { x: 0, y: 0 };
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-pressed={chosen}
      aria-label={t("tableAt", { name: table.name, seats: table.seats, x: place.x + 1, y: place.y + 1 })}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
      className={`relative flex size-full cursor-grab flex-col items-center justify-center overflow-hidden text-xs leading-tight active:cursor-grabbing ${table.shape === "round" ? "rounded-full" : "rounded-control"} ${isDragging ? "z-10 shadow-lift" : ""} ${chosen ? "bg-ink text-page" : "bg-surface text-ink ring-1 ring-line-strong ring-inset"}`}
    >
      <span className="max-w-full truncate px-1 text-sm font-semibold">{table.name}</span>
      <span className="tabular-nums" aria-hidden="true">
        {table.seats}
      </span>
    </button>
  );
}
