"use client";

import type { ReactNode } from "react";
import { layOutPlan, PLAN_COLUMNS, type PlanPlace } from "@/lib/service/reservations/floor-plan";
import type { DeskTable } from "../bookings/desk-booking";

interface PlanCanvasProps {
  tables: readonly DeskTable[];
  /** The name of the area, for screen readers. */
  label: string;
  /** Rows that are drawn below the last table, such as the room to move it. */
  spareRows?: number;
  children: (table: DeskTable, place: PlanPlace) => ReactNode;
}

const middle = ({ x, y, width, height }: PlanPlace) => ({ x: x + width / 2, y: y + height / 2 });

/** How large one step is drawn at least, so that "10:30 PM" fits a table for two; a narrower screen scrolls. */
export const LEAST_STEP_PIXELS = 30;

/** An area from above, in steps: its tables, and a line between those that can be pushed together. */
export function PlanCanvas({ tables, label, spareRows = 0, children }: PlanCanvasProps) {
  const { places, rows: least } = layOutPlan(tables);
  const rows = least + spareRows;
  const placeOf = new Map(places.map(({ table, place }) => [table.id, place]));
  const pairs = places.flatMap(({ table, place }) =>
    table.combinableWith
      .filter((other) => table.id < other)
      .flatMap((other) => {
        const end = placeOf.get(other);
        return end ? [{ key: `${table.id} ${other}`, from: middle(place), to: middle(end) }] : [];
      }),
  );
  return (
    <div className="overflow-x-auto rounded-control bg-sunken ring-1 ring-line ring-inset">
      <div
        className="relative"
        style={{ minWidth: PLAN_COLUMNS * LEAST_STEP_PIXELS, aspectRatio: `${PLAN_COLUMNS} / ${rows}` }}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${PLAN_COLUMNS} ${rows}`}
          className="absolute inset-0 size-full text-line-strong"
        >
          {pairs.map(({ key, from, to }) => (
            <line
              key={key}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke="currentColor"
              strokeWidth="0.16"
              strokeDasharray="0.3 0.2"
            />
          ))}
        </svg>
        <ul aria-label={label}>
          {places.map(({ table, place }) => (
            <li
              key={table.id}
              className="absolute p-0.5"
              style={{
                left: `${(place.x / PLAN_COLUMNS) * 100}%`,
                top: `${(place.y / rows) * 100}%`,
                width: `${(place.width / PLAN_COLUMNS) * 100}%`,
                height: `${(place.height / rows) * 100}%`,
              }}
            >
              {children(table, place)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
