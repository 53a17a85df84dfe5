"use client";

import { useState } from "react";
import type { BookingActs } from "./booking-actions";
import type { BookingPhase } from "./booking-day";
import type { Room } from "./booking-queries";
import { DayBookings } from "./day-bookings";
import type { DeskBooking, DeskTable } from "./desk-booking";
import { RoomNow } from "./room-now";

interface DayListProps {
  date: string;
  isToday: boolean;
  bookings: readonly DeskBooking[];
  room: Room;
  now: Date;
  acts: BookingActs;
  onSeatHere: (table: DeskTable) => void;
}

export function DayList({ date, isToday, bookings, room, now, acts, onSeatHere }: DayListProps) {
  const [phase, setPhase] = useState<BookingPhase>("all");
  return (
    <div className={isToday ? "xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-8" : ""}>
      <DayBookings
        date={date}
        bookings={bookings}
        hours={room.hours}
        phase={phase}
        onPhase={setPhase}
        now={now}
        acts={acts}
      />
      {isToday && room.tables.length > 0 && (
        <aside className="mt-6 xl:mt-3">
          <RoomNow
            tables={room.tables}
            bookings={bookings}
            now={now}
            onOpen={acts.onOpen}
            onSeatHere={onSeatHere}
          />
        </aside>
      )}
    </div>
  );
}
