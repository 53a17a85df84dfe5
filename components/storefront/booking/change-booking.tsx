"use client";

import { CircleCheck } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { toMinor } from "@/lib/core/money/money";
import { dayAfter } from "./booking-days";
import type { BookingStart } from "./booking-start";
import { DayChoice } from "./day-choice";
import { SlotChoice } from "./slot-choice";
import type { BookedTable } from "./use-book-table";
import { useBookingTime, useSlotTime } from "./use-booking-time";
import { useFreeSlots } from "./use-free-slots";

interface ChangeBookingProps {
  booking: BookedTable;
  /** From the emailed link. */
  token: string;
  partySize: { min: number; max: number };
  start: BookingStart;
}

const PROBLEMS: Partial<Record<string, "taken" | "change.refused" | "busy" | "change.offline">> = {
  SLOT_UNAVAILABLE: "taken",
  NOT_CHANGEABLE: "change.refused",
  RATE_LIMITED: "busy",
  UNREACHABLE: "change.offline",
};

export function ChangeBooking({ booking, token, partySize, start }: ChangeBookingProps) {
  const t = useTranslations("booking");
  const bookingTime = useBookingTime();
  const slotTime = useSlotTime();
  const money = useMoney();
  const now = useNow();
  const { shop } = useStorefront();
  const [guestCount, setGuestCount] = useState(start.guestCount);
  const [date, setDate] = useState(start.date);
  const [chosen, setChosen] = useState<string | null>(booking.timeSlot);
  const [code, setCode] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const [moved, setMoved] = useState<BookedTable | null>(null);
  const free = useFreeSlots(shop.slug, { date, guestCount, moving: { id: booking.id, token } });
  const timeSlot = chosen !== null && free.slots?.includes(chosen) ? chosen : null;
  const isSame = date === booking.date && timeSlot === booking.timeSlot && guestCount === booking.guestCount;
  const cancelPath = `/reservations/${booking.id}/cancel?token=${token}`;
  const words = (table: BookedTable) => `${bookingTime(table)} · ${t("guests", { count: table.guestCount })}`;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(timeSlot === null);
    if (timeSlot === null || pending) return;
    setPending(true);
    setCode(null);
    const params = { path: { tenantId: shop.slug, reservationId: booking.id } };
    const body = { token, date, timeSlot, guestCount };
    const result = await resultOf(
      api.POST("/api/public/{tenantId}/reservation/{reservationId}/change", { params, body }),
    );
    setPending(false);
    if (result.ok) return setMoved(result.data);
    if (result.code === "SLOT_UNAVAILABLE") free.reload();
    setCode(result.code);
  };
  const choose = (change: () => void) => {
    change();
    setCode(null);
    setMissing(false);
  };

  if (moved) {
    return (
      <div role="status" className="max-w-112 space-y-6 py-6">
        <CircleCheck className="size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        <h1 className="font-display text-4xl">{t("change.doneTitle")}</h1>
        <p className="font-display text-2xl">{words(moved)}</p>
        <p>{t("change.done")}</p>
        <TenantLink path="/" className={buttonClass()}>
          {shop.name}
        </TenantLink>
      </div>
    );
  }
  if (booking.status !== "booked" || booking.deposit?.status === "pending") {
    return (
      <div className="max-w-112 space-y-4 py-6">
        <h1 className="font-display text-4xl">{t("change.notTitle")}</h1>
        <p className="text-lg text-ink-soft">{t("change.not", { phone: shop.phone })}</p>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-7 py-6">
      <div>
        <h1 className="font-display text-4xl">{t("change.title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {t("change.now", {
            when: bookingTime(booking),
            guests: t("guests", { count: booking.guestCount }),
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{t("guests", { count: guestCount })}</p>
        <QuantityStepper
          label={t("party")}
          value={guestCount}
          min={partySize.min}
          max={partySize.max}
          onChange={(next) => choose(() => setGuestCount(next))}
        />
      </div>
      <DayChoice
        days={start.days}
        first={start.first}
        last={start.last}
        value={date}
        onChoose={(day) => choose(() => setDate(day))}
      />
      <SlotChoice
        free={free}
        date={date}
        guestCount={guestCount}
        value={timeSlot}
        missing={missing && timeSlot === null}
        onChoose={(next) => choose(() => setChosen(next))}
        onNextDay={date < start.last ? () => choose(() => setDate(dayAfter(date, 1))) : undefined}
      />
      {booking.deposit?.status === "paid" && (
        <p className="rounded-panel bg-sunken p-4">
          {t(now <= new Date(booking.deposit.refundableUntil) ? "change.deposit" : "change.depositLost", {
            amount: money(toMinor(booking.deposit.amount, booking.deposit.currency)),
          })}
        </p>
      )}
      <ProblemBox>{code && t(PROBLEMS[code] ?? "failed", { phone: shop.phone })}</ProblemBox>
      {isSame && <p className="text-ink-soft">{t("change.same")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" pending={pending} disabled={isSame}>
          {timeSlot === null ? t("change.submitAlone") : t("change.submit", { time: slotTime(timeSlot) })}
        </Button>
        <TenantLink path={cancelPath} className={buttonClass("quiet", "large")}>
          {t("change.back")}
        </TenantLink>
      </div>
    </form>
  );
}
