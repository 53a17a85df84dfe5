"use client";

import { Ellipsis, HandCoins, MessageSquareText, Phone, StickyNote, UsersRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { isLive } from "@/lib/service/reservations/reservation-status";
import { type BookingActs, moreActions, StepButton } from "./booking-actions";
import { bookingTiming } from "./booking-day";
import { BookingMark } from "./booking-mark";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";
import { useDepositMoney } from "./use-deposit-money";

interface BookingRowProps {
  booking: DeskBooking;
  now: Date;
  /** Found on some day, so the day is said. */
  withDay: boolean;
  acts: BookingActs;
}

export function BookingRow({ booking, now, withDay, acts }: BookingRowProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const money = useDepositMoney();
  const name = words.name(booking);
  const more = moreActions(booking, t, acts);
  const faded = isLive(booking.status) ? "" : "text-ink-soft";
  return (
    <article
      aria-label={t("bookingOf", { name, time: words.time(booking.startsAt) })}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2.5 md:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:items-center md:gap-x-5"
    >
      <div className={`pt-1.5 md:pt-0 ${faded}`}>
        <time dateTime={booking.startsAt} className="block text-lg leading-tight font-semibold tabular-nums">
          {words.time(booking.startsAt)}
        </time>
        <BookingClock booking={booking} now={now} />
      </div>
      <div className={`min-w-0 ${faded}`}>
        {withDay && <p className="text-sm font-medium">{words.day(booking.date)}</p>}
        <p className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            onClick={() => acts.onOpen(booking)}
            className="-mx-2 min-h-11 max-w-full rounded-control px-2 text-left text-lg leading-tight font-semibold break-words hover:bg-sunken"
          >
            {name}
          </button>
          <span className="flex min-w-0 gap-x-3">
            <span className="flex items-center gap-1.5 font-semibold tabular-nums">
              <UsersRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span aria-hidden="true">{booking.guestCount}</span>
              <span className="sr-only">{t("guests", { count: booking.guestCount })}</span>
            </span>
            <span className="min-w-0 font-medium">{words.tables(booking)}</span>
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="flex items-center gap-1.5 font-medium">
            <BookingMark status={booking.status} />
            {words.status(booking)}
          </span>
          <span>{t(`source.${booking.source}`)}</span>
          {booking.deposit && (
            <span className="flex items-center gap-1.5 tabular-nums">
              <HandCoins className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {t(`deposit.mark.${booking.deposit.status}`, {
                amount: money(booking.deposit.amount, booking.deposit.currency),
              })}
            </span>
          )}
          {booking.customerPhone && (
            <a
              href={`tel:${booking.customerPhone}`}
              className="inline-flex min-h-6 items-center gap-1.5 tabular-nums underline underline-offset-4 hover:text-ink"
            >
              <Phone className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {booking.customerPhone}
            </a>
          )}
        </p>
        {booking.specialRequests && (
          <p className="mt-1 flex items-start gap-1.5 text-sm font-medium text-caution">
            <MessageSquareText className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0 break-words">
              <span className="sr-only">{t("wishes")}: </span>
              {booking.specialRequests}
            </span>
          </p>
        )}
        {booking.note && (
          <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
            <StickyNote className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0 break-words">
              <span className="sr-only">{t("note")}: </span>
              {booking.note}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse items-end gap-1 md:flex-row md:items-center">
        {more.length > 0 && (
          <Menu groups={more} trigger={<IconButton icon={Ellipsis} label={t("more", { name })} />} />
        )}
        <StepButton booking={booking} acts={acts} />
      </div>
    </article>
  );
}

function BookingClock({ booking, now }: { booking: DeskBooking; now: Date }) {
  const t = useTranslations("bookingDesk.timing");
  const duration = useDuration();
  const timing = bookingTiming(booking, now);
  if (timing.kind === "calm") return null;
  const urgent = timing.kind === "late" || timing.kind === "over";
  return (
    <span
      className={`text-xs leading-tight font-semibold tabular-nums ${urgent ? "text-critical" : "text-ink-soft"}`}
    >
      {t(timing.kind, { minutes: timing.minutes, duration: duration(timing.minutes) })}
    </span>
  );
}
