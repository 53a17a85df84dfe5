"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CSSProperties, type ReactNode, useId } from "react";
import { moveId } from "./menu-order";

interface SortableListProps {
  items: readonly { id: string; name: string }[];
  /** Called with all ids in their new order. */
  onReorder: (ids: string[]) => void;
  children: ReactNode;
}

const MOVED_PIXELS = 6;
const HELD_MS = 180;

/** A list whose rows are moved by mouse, finger or keyboard, with each step said aloud. */
export function SortableList({ items, onReorder, children }: SortableListProps) {
  const t = useTranslations("dashboard.menu");
  const id = useId();
  const ids = items.map((item) => item.id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MOVED_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HELD_MS, tolerance: MOVED_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (itemId: string | number) => items.find((item) => item.id === itemId)?.name ?? "";
  const place = (itemId: string | number) => ({
    position: ids.indexOf(String(itemId)) + 1,
    total: ids.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("dragStart", { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t("dragOver", { name: nameOf(active.id), ...place(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t("dragEnd", { name: nameOf(active.id), ...place(over.id) }) : undefined,
    onDragCancel: ({ active }) => t("dragCancel", { name: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onReorder(moveId(ids, String(active.id), String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("dragHelp") } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  name: string;
  /** Without it the row has no handle and stays where it is. */
  movable: boolean;
  className?: string;
  children: ReactNode;
}

/** A row of a `SortableList` with the handle it is moved by. */
export function SortableRow({ id, name, movable, className = "", children }: SortableRowProps) {
  const t = useTranslations("dashboard.menu");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: !movable,
    });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={`flex items-center ${isDragging ? "relative z-10 rounded-control bg-surface shadow-lift" : ""} ${className}`}
    >
      {movable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t("moveHandle", { name })}
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      {children}
    </li>
  );
}
