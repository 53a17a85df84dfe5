"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ConnectionBanner } from "@/components/dashboard/orders/connection-banner";
import { LoadFailure } from "@/components/data/load-failure";
import type { BookingActs } from "./booking-actions";
import type { BookingPhase } from "./booking-day";
import { BookingEditor, type EditorTask } from "./booking-editor";
import { restaurantRoom } from "./booking-queries";
import { BookingSheet } from "./booking-sheet";
import { DayBar } from "./day-bar";
import { DayBookings } from "./day-bookings";
import type { DeskBooking } from "./desk-booking";
import { DeskHeader } from "./desk-header";
import { DeskSkeleton } from "./desk-skeleton";
import { EndBookingDialog } from "./end-booking-dialog";
import { FoundBookings } from "./found-bookings";
import { RoomNow } from "./room-now";
import { useBookingMoves } from "./use-booking-moves";
import { useBookingToasts } from "./use-booking-toasts";
import { useBookings } from "./use-bookings";
import { useDeskFilters } from "./use-desk-filters";

const CLOCK_MS = 15_000;

/** The book at the door: a day's guests by service, who sits where, and everything a host does with a booking. */
export function BookingDesk() {
  const t = useTranslations("bookingDesk");
  const { slug } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { today, date, search, isSearch, wanted, chooseDate, changeSearch } = useDeskFilters(now);
  const { sayNews, saySaved } = useBookingToasts();
  const { bookings, failure, link, refresh, put } = useBookings(wanted, sayNews);
  const { data: room, error: roomFailure, refetch: readRoom } = useQuery(restaurantRoom(slug));
  const [phase, setPhase] = useState<BookingPhase>("all");
  const [openId, setOpenId] = useState<string | null>(null);
  const [ending, setEnding] = useState<{ booking: DeskBooking; to: "no_show" | "canceled" } | null>(null);
  const [task, setTask] = useState<EditorTask | null>(null);
  const { move, isPending } = useBookingMoves({
    onMoved: (booking) => void put(booking),
    onStale: () => void refresh(),
    onTablesGone: ({ customerName, guestCount, note }) =>
      setTask({ kind: "walk_in", prefill: { customerName, guestCount, note: note ?? "" } }),
  });

  const acts: BookingActs = {
    onOpen: ({ id }) => setOpenId(id),
    onChange: (booking) => {
      setOpenId(null);
      setTask({ kind: "change", booking });
    },
    onMove: (booking, to) => void move(booking, to),
    onEnd: (booking, to) => setEnding({ booking, to }),
    isPending,
  };
  const saved = (booking: DeskBooking) => {
    setTask(null);
    saySaved(booking);
    void put(booking);
  };
  const readAgain = () => {
    void refresh();
    void readRoom();
  };
  const problem = failure ?? (room ? null : roomFailure);
  const opened = bookings?.find(({ id }) => id === openId);
  return (
    <>
      <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />
      <div className="px-4 pt-2 pb-24 md:px-6 md:pt-4 md:pb-10">
        <DeskHeader
          phase={link.phase}
          canAdd={room !== undefined}
          onWalkIn={() => setTask({ kind: "walk_in", prefill: {} })}
          onPhone={() => setTask({ kind: "phone", date })}
        />
        <DayBar date={date} today={today} search={search} onDate={chooseDate} onSearch={changeSearch} />
        {problem && <LoadFailure failure={problem} onRetry={readAgain} />}
        {!problem && !(bookings && room) && <DeskSkeleton />}
        {bookings && room && isSearch && <FoundBookings bookings={bookings} now={now} acts={acts} />}
        {bookings && room && !isSearch && (
          <div className={date === today ? "xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-8" : ""}>
            <DayBookings {...{ date, bookings, phase, now, acts }} hours={room.hours} onPhase={setPhase} />
            {date === today && room.tables.length > 0 && (
              <aside className="mt-6 xl:mt-3">
                <RoomNow
                  tables={room.tables}
                  bookings={bookings}
                  now={now}
                  onOpen={acts.onOpen}
                  onSeatHere={({ id, seats }) =>
                    setTask({ kind: "walk_in", prefill: { tableIds: [id], guestCount: Math.min(2, seats) } })
                  }
                />
              </aside>
            )}
          </div>
        )}
      </div>
      {opened && <BookingSheet booking={opened} acts={acts} onClose={() => setOpenId(null)} />}
      {ending && (
        <EndBookingDialog
          {...ending}
          onClose={() => setEnding(null)}
          onConfirm={() => move(ending.booking, ending.to)}
        />
      )}
      {task && room && (
        <BookingEditor task={task} room={room} onClose={() => setTask(null)} onSaved={saved} />
      )}
    </>
  );
}
