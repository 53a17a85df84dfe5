"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { Sheet } from "@/components/ui/sheet";
import { isLive } from "@/lib/service/reservations/reservation-status";
import { type BookingActs, moreActions, StepButton } from "./booking-actions";
import { BookingMark } from "./booking-mark";
import { DepositPart } from "./deposit-part";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface BookingSheetProps {
  booking: DeskBooking;
  acts: BookingActs;
  onClose: () => void;
}

export function BookingSheet({ booking, acts, onClose }: BookingSheetProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const name = words.name(booking);
  const more = moreActions(booking, t, acts).slice(1);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          <BookingMark status={booking.status} />
          {words.status(booking)} · {t(`source.${booking.source}`)}
        </span>
      }
      footer={
        <div className="flex items-center gap-2">
          {more.length > 0 && (
            <Menu groups={more} trigger={<IconButton icon={Ellipsis} label={t("more", { name })} />} />
          )}
          {isLive(booking.status) && (
            <Button variant="secondary" size="large" onClick={() => acts.onChange(booking)}>
              {t("action.change")}
            </Button>
          )}
          <StepButton booking={booking} acts={acts} wide />
        </div>
      }
    >
      <dl className="divide-y divide-line">
        <Fact term={t("form.when")}>
          {words.day(booking.date)}, {words.time(booking.startsAt)}–{words.time(booking.endsAt)}
        </Fact>
        <Fact term={t("form.party")}>{t("guests", { count: booking.guestCount })}</Fact>
        <Fact term={t("form.tables")}>{booking.tables.map((table) => table.name).join(" + ") || "–"}</Fact>
        {booking.specialRequests && <Fact term={t("wishes")}>{booking.specialRequests}</Fact>}
        {booking.note && <Fact term={t("note")}>{booking.note}</Fact>}
        {booking.customerPhone && (
          <Fact term={t("form.phone")}>
            <a href={`tel:${booking.customerPhone}`} className="underline underline-offset-4">
              {booking.customerPhone}
            </a>
          </Fact>
        )}
        {booking.customerEmail && (
          <Fact term={t("form.email")}>
            <a href={`mailto:${booking.customerEmail}`} className="break-all underline underline-offset-4">
              {booking.customerEmail}
            </a>
          </Fact>
        )}
      </dl>
      <DepositPart booking={booking} />
      <h3 className="mt-6 mb-1 font-semibold">{t("history.title")}</h3>
      <ol className="text-sm">
        <Past at={booking.createdAt}>{t("history.created")}</Past>
        {booking.noShowAt && <Past at={booking.noShowAt}>{t("status.no_show")}</Past>}
        {booking.seatedAt && <Past at={booking.seatedAt}>{t("status.seated")}</Past>}
        {booking.finishedAt && <Past at={booking.finishedAt}>{t("status.finished")}</Past>}
        {booking.canceledAt && (
          <Past at={booking.canceledAt}>
            {booking.canceledBy === "customer" ? t("history.canceledByGuest") : t("status.canceled")}
          </Past>
        )}
      </ol>
    </Sheet>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-medium break-words whitespace-pre-line tabular-nums">{children}</dd>
    </div>
  );
}

function Past({ at, children }: { at: string; children: ReactNode }) {
  const words = useBookingWords();
  return (
    <li className="flex justify-between gap-4 py-1">
      <span>{children}</span>
      <time dateTime={at} className="text-ink-soft tabular-nums">
        {words.moment(at)}
      </time>
    </li>
  );
}
