"use client";

import { useDraggable } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { isLive } from "@/lib/service/reservations/reservation-status";
import { BookingMark } from "../booking-mark";
import type { DeskBooking } from "../desk-booking";
import { useBookingWords } from "../use-booking-words";
import { STEP_PIXELS } from "./timeline-scale";

/** What a drag is about: a booking at one of its tables, as a whole or its end. */
export type DragSubject = { kind: "move" | "stretch"; booking: DeskBooking; tableId: string };

interface TimelineBlockProps {
  booking: DeskBooking;
  tableId: string;
  /** In pixels. */
  left: number;
  width: number;
  top: number;
  height: number;
  onOpen: () => void;
}

const LOOKS = {
  booked: "bg-info-tint text-ink ring-info",
  seated: "bg-positive-tint text-ink ring-positive",
  finished: "bg-sunken text-ink-soft ring-line",
} as const;
/** A narrower block is too small for two targets; its length is changed in the form. */
const LEAST_STRETCHED = 48;

const HELD = "bg-caution-tint text-ink ring-caution";

/** A booking against the clock. It is dragged to another time or table, and longer or shorter by its end. */
export function TimelineBlock({ booking, tableId, left, width, top, height, onOpen }: TimelineBlockProps) {
  const t = useTranslations("bookingPlan.timeline");
  const words = useBookingWords();
  const movable = isLive(booking.status);
  const subject = { booking, tableId };
  const move = useDraggable({
    id: `move:${booking.id}:${tableId}`,
    disabled: !movable,
    data: { kind: "move", ...subject } satisfies DragSubject,
  });
  const stretch = useDraggable({
    id: `stretch:${booking.id}:${tableId}`,
    disabled: !movable,
    data: { kind: "stretch", ...subject } satisfies DragSubject,
  });
  const name = words.name(booking);
  const look = booking.heldUntil ? HELD : (LOOKS[booking.status as keyof typeof LOOKS] ?? LOOKS.finished);
  const { x, y } = move.transform ?? { x: 0, y: 0 };
  const shownWidth = Math.max(STEP_PIXELS, width + (stretch.transform?.x ?? 0));
  return (
    <div
      style={{ left, top, width: shownWidth, height, transform: `translate3d(${x}px, ${y}px, 0)` }}
      className={`absolute ${move.isDragging || stretch.isDragging ? "z-20 shadow-lift" : "z-[1]"}`}
    >
      <button
        type="button"
        ref={move.setNodeRef}
        {...(movable ? { ...move.attributes, ...move.listeners } : {})}
        onClick={onOpen}
        onKeyDown={(event) => {
          // Enter opens; Space takes hold of the booking.
          if (event.key !== "Enter") move.listeners?.onKeyDown?.(event);
        }}
        aria-label={t("block", {
          name,
          guests: booking.guestCount,
          from: words.time(booking.startsAt),
          to: words.time(booking.endsAt),
          tables: words.tables(booking),
          status: words.status(booking),
        })}
        className={`flex size-full flex-col justify-center overflow-hidden rounded-control px-2 text-left text-xs leading-tight ring-1 ring-inset ${look} ${movable ? "cursor-grab active:cursor-grabbing" : ""}`}
      >
        <span className="flex w-full items-center gap-1 font-semibold">
          <BookingMark status={booking.status} />
          <span className="truncate">{name}</span>
          <span className="ml-auto shrink-0 pr-2.5 tabular-nums">{booking.guestCount}</span>
        </span>
        <span className="w-full truncate text-ink-soft tabular-nums">
          {booking.heldUntil
            ? words.status(booking)
            : `${words.time(booking.startsAt)}–${words.time(booking.endsAt)}`}
        </span>
      </button>
      {movable && width >= LEAST_STRETCHED && (
        <button
          type="button"
          ref={stretch.setNodeRef}
          {...stretch.attributes}
          {...stretch.listeners}
          aria-label={t("stretch", { name })}
          className="absolute inset-y-0 right-0 w-6 cursor-ew-resize touch-none rounded-control before:absolute before:inset-y-3 before:right-1 before:w-0.5 before:rounded-full before:bg-line-strong hover:before:bg-ink-soft"
        />
      )}
    </div>
  );
}
