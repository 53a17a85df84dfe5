"use client";

import { CalendarPlus, DoorOpen, SearchX } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ConnectionBanner } from "@/components/dashboard/orders/connection-banner";
import { LiveState } from "@/components/dashboard/orders/live-state";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { localDate } from "@/lib/core/time/zone";
import type { BookingActs } from "./booking-actions";
import { BOOKING_PHASES, type BookingPhase, groupByService, isInPhase } from "./booking-day";
import { BookingEditor, type EditorTask } from "./booking-editor";
import { readBookingFilters, writeBookingFilters } from "./booking-filters";
import { BookingList } from "./booking-list";
import { BookingRow } from "./booking-row";
import { BookingSheet } from "./booking-sheet";
import { DayBar } from "./day-bar";
import type { DeskBooking } from "./desk-booking";
import { EndBookingDialog } from "./end-booking-dialog";
import { RoomNow } from "./room-now";
import { useBookingMoves } from "./use-booking-moves";
import { useBookingWords } from "./use-booking-words";
import { useBookings } from "./use-bookings";
import { useRoom } from "./use-room";
import { useSettled } from "./use-settled";

const CLOCK_MS = 15_000;
const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The book at the door: a day's guests by service, who sits where, and everything a host does with a booking. */
export function BookingDesk() {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const toast = useToast();
  const { timeZone } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const filters = readBookingFilters(new URLSearchParams(useSearchParams()));
  const [search, setSearch] = useState(filters.search);
  const today = localDate(now, timeZone);
  const date = filters.date ?? today;
  const wanted = useSettled(search.trim());
  const query = wanted
    ? new URLSearchParams({ from: today, search: wanted }).toString()
    : new URLSearchParams({ from: date, to: date }).toString();

  const { bookings, failure, link, refresh, put } = useBookings(query, (news) => {
    for (const booking of news.booked) {
      toast({
        title: t("news.booked", { name: words.name(booking) }),
        detail: `${words.time(booking.startsAt)} · ${t("guests", { count: booking.guestCount })} · ${words.tables(booking)}`,
      });
    }
    for (const booking of news.canceled) {
      toast({
        title: t("news.canceled", { name: words.name(booking) }),
        detail: `${words.time(booking.startsAt)} · ${t("guests", { count: booking.guestCount })} · ${words.tables(booking)}`,
      });
    }
  });
  const { room, failure: roomFailure, reload } = useRoom();
  const [phase, setPhase] = useState<BookingPhase>("all");
  const [openId, setOpenId] = useState<string | null>(null);
  const [ending, setEnding] = useState<{ booking: DeskBooking; to: "no_show" | "canceled" } | null>(null);
  const [task, setTask] = useState<EditorTask | null>(null);
  const { move, isPending } = useBookingMoves({
    onMoved: (booking) => {
      put(booking);
      void refresh();
    },
    onStale: () => void refresh(),
    onTablesGone: ({ customerName, guestCount, note }) =>
      setTask({ kind: "walk_in", prefill: { customerName, guestCount, note: note ?? "" } }),
  });

  const show = (next: { date: string | null; search: string }) => {
    const address = writeBookingFilters(next).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
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
    toast({
      title: t("saved", { name: words.name(booking) }),
      detail: `${words.day(booking.date)}, ${words.time(booking.startsAt)} · ${words.tables(booking)}`,
    });
    put(booking);
    void refresh();
  };
  const problem = failure ?? (room ? null : roomFailure);
  const opened = bookings?.find(({ id }) => id === openId);
  const ready = bookings !== null && room !== null;
  const groups =
    ready && !wanted ? groupByService(bookings, { date, hours: room.hours, zone: timeZone }) : [];
  const covers = groups.reduce((sum, each) => sum + each.covers, 0);
  return (
    <>
      <ConnectionBanner link={link} lostSince={(time) => t("lostSince", { time })} />
      <div className="px-4 pt-2 pb-24 md:px-6 md:pt-4 md:pb-10">
        <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
          <LiveState phase={link.phase} />
          <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid grid-cols-2 gap-2 border-t border-line bg-page px-4 py-2 md:static md:ml-auto md:flex md:border-0 md:p-0 print:hidden">
            <Button
              variant="secondary"
              className="min-h-12"
              disabled={!room}
              onClick={() => setTask({ kind: "walk_in", prefill: {} })}
            >
              <DoorOpen className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("addWalkIn")}
            </Button>
            <Button className="min-h-12" disabled={!room} onClick={() => setTask({ kind: "phone", date })}>
              <CalendarPlus className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("addBooking")}
            </Button>
          </div>
        </header>
        <DayBar
          date={date}
          today={today}
          search={search}
          onDate={(next) => {
            setSearch("");
            show({ date: next === today ? null : next, search: "" });
          }}
          onSearch={(next) => {
            setSearch(next);
            show({ date: filters.date, search: next });
          }}
        />
        {problem && (
          <LoadFailure
            failure={problem}
            onRetry={() => {
              void refresh();
              void reload();
            }}
          />
        )}
        {!problem && !ready && (
          <div aria-busy="true" className="mt-4 flex flex-col gap-2">
            <Skeleton className="mb-3 h-11 w-72 max-w-full" />
            {ROWS.map((key) => (
              <Skeleton key={key} className="h-19" />
            ))}
          </div>
        )}
        {ready && wanted && (
          <section className="mt-4" aria-label={t("found", { count: bookings.length })}>
            <p role="status" className="border-b border-line-strong pb-1.5 text-sm text-ink-soft">
              {t("found", { count: bookings.length })}
            </p>
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} now={now} withDay acts={acts} />
            ))}
            {bookings.length === 0 && (
              <EmptyState icon={SearchX} title={t("notFoundTitle")}>
                {t("notFoundBody")}
              </EmptyState>
            )}
          </section>
        )}
        {ready && !wanted && (
          <div className={date === today ? "xl:grid xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-8" : ""}>
            <div className="min-w-0">
              <p className="mt-3 flex flex-wrap items-baseline gap-x-3 font-display text-lg">
                {words.day(date)}
                <span className="font-sans text-base font-semibold tabular-nums">
                  {t("covers", { count: covers })}
                </span>
              </p>
              <fieldset className="mt-2 mb-4 flex flex-wrap gap-2">
                <legend className="sr-only">{t("phase.label")}</legend>
                {BOOKING_PHASES.map((each) => (
                  <Chip key={each} pressed={each === phase} onClick={() => setPhase(each)}>
                    {t(`phase.${each}`)}
                    <span className="tabular-nums">
                      {bookings.filter((booking) => isInPhase(booking, each)).length}
                    </span>
                  </Chip>
                ))}
              </fieldset>
              <BookingList groups={groups} phase={phase} now={now} acts={acts} />
              {groups.length === 0 && (
                <EmptyState icon={CalendarPlus} title={t("emptyTitle")}>
                  {t("emptyBody")}
                </EmptyState>
              )}
            </div>
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
          booking={ending.booking}
          to={ending.to}
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
