"use client";

import { useDroppable } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { TimelineBlock } from "./timeline-block";
import type { TimelineRow } from "./timeline-rows";
import { pixelsAt, type TimelineScale } from "./timeline-scale";

const BLOCK_PIXELS = 44;
const GAP_PIXELS = 4;

interface TimelineLaneProps {
  row: TimelineRow;
  scale: TimelineScale;
  onOpen: (booking: DeskBooking) => void;
  /** Books this table, at a place of the row when it was pressed there. */
  onBook: (table: DeskTable, pixels?: number) => void;
}

/** One table against the clock. Its name books it; so does an empty place of the row, at that time. */
export function TimelineLane({ row, scale, onOpen, onBook }: TimelineLaneProps) {
  const t = useTranslations("bookingPlan.timeline");
  const { table, blocks, lanes } = row;
  const { setNodeRef, isOver } = useDroppable({ id: table.id });
  const width = pixelsAt(scale, scale.end);
  return (
    <li className="flex border-b border-line">
      <button
        type="button"
        aria-label={t("bookTable", { table: table.name, seats: table.seats })}
        onClick={() => onBook(table)}
        className="sticky left-0 z-10 flex w-20 shrink-0 flex-col items-start justify-center border-r border-line-strong bg-page px-2 text-left hover:bg-sunken focus-visible:-outline-offset-2 md:w-28"
      >
        <span className="w-full truncate font-semibold">{table.name}</span>
        <span className="text-xs text-ink-soft tabular-nums">{t("seats", { count: table.seats })}</span>
      </button>
      <div
        ref={setNodeRef}
        style={{ width, height: lanes * (BLOCK_PIXELS + GAP_PIXELS) + GAP_PIXELS }}
        className={`relative shrink-0 ${isOver ? "bg-accent-tint" : ""}`}
      >
        {scale.hours.map((hour) => (
          <span
            key={hour.getTime()}
            aria-hidden="true"
            style={{ left: pixelsAt(scale, hour) }}
            className="absolute inset-y-0 border-l border-line"
          />
        ))}
        {/* For the pointer only; by keyboard the table's name does the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => onBook(table, event.clientX - event.currentTarget.getBoundingClientRect().left)}
          className="absolute inset-0 cursor-copy"
        />
        {blocks.map(({ booking, lane }) => (
          <TimelineBlock
            key={booking.id}
            booking={booking}
            tableId={table.id}
            left={pixelsAt(scale, booking.startsAt)}
            width={pixelsAt(scale, booking.endsAt) - pixelsAt(scale, booking.startsAt) - 2}
            top={GAP_PIXELS + lane * (BLOCK_PIXELS + GAP_PIXELS)}
            height={BLOCK_PIXELS}
            onOpen={() => onOpen(booking)}
          />
        ))}
      </div>
    </li>
  );
}
