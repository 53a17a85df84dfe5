"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BOOKING_SOUNDS } from "@/components/dashboard/orders/bell/sound-kinds";
import { SoundMenu } from "@/components/dashboard/orders/bell/sound-menu";
import { useBell } from "@/components/dashboard/orders/bell/use-bell";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { LoadFailure } from "@/components/data/load-failure";
import type { BookingActs } from "./booking-actions";
import { BookingEditor, type EditorTask } from "./booking-editor";
import { restaurantRoom } from "./booking-queries";
import { BookingSheet } from "./booking-sheet";
import { DayBar } from "./day-bar";
import { DayList } from "./day-list";
import type { DeskBooking, DeskTable } from "./desk-booking";
import { DeskHeader } from "./desk-header";
import { DeskSkeleton } from "./desk-skeleton";
import { EndBookingDialog } from "./end-booking-dialog";
import { DayFloor } from "./floor/day-floor";
import { FoundBookings } from "./found-bookings";
import { DayTimeline } from "./timeline/day-timeline";
import { useBookingMoves } from "./use-booking-moves";
import { useBookingToasts } from "./use-booking-toasts";
import { useBookings } from "./use-bookings";
import { useDeskFilters } from "./use-desk-filters";
import { ViewSwitch } from "./view-switch";
import { RequestsButton } from "./waitlist/requests-button";
import { WaitlistButton } from "./waitlist/waitlist-button";

const CLOCK_MS = 15_000;
/** The bell itself is for orders. */
const NOTHING_UNSEEN: readonly string[] = [];

export function BookingDesk() {
  const t = useTranslations("bookingDesk");
  const { slug } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { today, date, search, isSearch, wanted, view, chooseDate, changeSearch, chooseView } =
    useDeskFilters(now);
  const { sayChanges, saySaved } = useBookingToasts();
  const bell = useBell(NOTHING_UNSEEN, false);
  const { bookings, failure, link, refresh, put } = useBookings(wanted, (changes) => {
    sayChanges(changes);
    if (changes.booked.length > 0) bell.play("booked");
    else if (changes.canceled.length > 0) bell.play("bookingCanceled");
  });
  const { data: room, error: roomFailure, refetch: readRoom } = useQuery(restaurantRoom(slug));
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
  const at = ({ id, seats }: DeskTable) => ({ tableIds: [id], guestCount: Math.min(2, seats) });
  const seatHere = (table: DeskTable) => setTask({ kind: "walk_in", prefill: at(table) });
  const bookHere = (table: DeskTable, timeSlot: string | null = null) =>
    setTask({ kind: "phone", date, prefill: { ...at(table), ...(timeSlot === null ? {} : { timeSlot }) } });
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
          <>
            <ViewSwitch view={view} onView={chooseView}>
              <SoundMenu bell={bell} kinds={BOOKING_SOUNDS} onTry={() => bell.play("booked")} />
              <RequestsButton />
              {date === today && <WaitlistButton now={now} />}
            </ViewSwitch>
            {view === "list" && (
              <DayList
                date={date}
                isToday={date === today}
                bookings={bookings}
                room={room}
                now={now}
                acts={acts}
                onSeatHere={seatHere}
              />
            )}
            {view === "floor" && (
              <DayFloor
                isToday={date === today}
                bookings={bookings}
                tables={room.tables}
                now={now}
                onOpen={acts.onOpen}
                onBook={bookHere}
                onSeatHere={seatHere}
              />
            )}
            {view === "timeline" && (
              <DayTimeline
                date={date}
                wanted={wanted}
                bookings={bookings}
                room={room}
                now={now}
                onOpen={acts.onOpen}
                onBook={bookHere}
              />
            )}
          </>
        )}
      </div>
      {opened && <BookingSheet booking={opened} acts={acts} onClose={() => setOpenId(null)} />}
      {ending && (
        <EndBookingDialog
          {...ending}
          onClose={() => setEnding(null)}
          onConfirm={(keepsDeposit) => move(ending.booking, ending.to, keepsDeposit)}
        />
      )}
      {task && room && (
        <BookingEditor task={task} room={room} onClose={() => setTask(null)} onSaved={saved} />
      )}
    </>
  );
}
