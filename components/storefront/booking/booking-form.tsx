"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import type { z } from "zod";
import { apiCall } from "@/components/data/api-call";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { BookedReservation, ReservationConfig } from "@/lib/service/reservations/reservation-contract";
import { dayAfter, offeredDays } from "./booking-days";
import { BookingDone } from "./booking-done";
import { ChoiceChips } from "./choice-chips";
import { type Guest, GuestFields, guestProblem, NO_GUEST } from "./guest-fields";
import { SlotChoice } from "./slot-choice";
import { useSlotTime } from "./use-booking-time";
import { useFreeSlots } from "./use-free-slots";

type Booking = z.output<typeof BookedReservation>;

interface BookingFormProps {
  config: z.output<typeof ReservationConfig>;
  /** By the restaurant's calendar, YYYY-MM-DD. */
  today: string;
}

const DAYS_AT_A_GLANCE = 7;
const USUAL_PARTY = 2;

type Notice = "taken" | "busy" | "offline" | "failed";

/** Books a table: how many, when, who. */
export function BookingForm({ config, today }: BookingFormProps) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const slotTime = useSlotTime();
  const { shop } = useStorefront();
  const form = useRef<HTMLFormElement>(null);
  /** Kept until there is a response, so that a retry after a lost one books no second table. */
  const unanswered = useRef<OrderAttempt>(null);
  const { min, max } = config.partySize;
  const days = offeredDays({ ...config, today, count: DAYS_AT_A_GLANCE });
  const lastDay = dayAfter(today, config.daysAhead);
  const [guestCount, setGuestCount] = useState(Math.min(max, Math.max(min, USUAL_PARTY)));
  const [date, setDate] = useState(days[0] ?? today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [guest, setGuest] = useState<Guest>(NO_GUEST);
  const [problem, setProblem] = useState<keyof Guest | "timeSlot" | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [pending, setPending] = useState(false);
  const [booked, setBooked] = useState<Booking | null>(null);
  const free = useFreeSlots(shop.slug, { date, guestCount });
  const timeSlot = chosen !== null && free.slots?.includes(chosen) ? chosen : null;

  const choose = (next: { date?: string; guestCount?: number }) => {
    if (next.date !== undefined) setDate(next.date);
    if (next.guestCount !== undefined) setGuestCount(next.guestCount);
    setNotice(null);
  };
  const point = (field: keyof Guest | "timeSlot") => {
    setProblem(field);
    const control =
      field === "timeSlot"
        ? form.current?.querySelector("#slots [role=radio], #slots button")
        : form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong = timeSlot === null ? "timeSlot" : guestProblem(guest);
    if (wrong !== null) return point(wrong);
    setProblem(null);
    setNotice(null);
    setPending(true);
    const request = { ...guest, guestCount, date, timeSlot };
    const attempt = nextAttempt(unanswered.current, JSON.stringify(request), () => crypto.randomUUID());
    unanswered.current = attempt;
    const headers = { "idempotency-key": attempt.key };
    const path = `/api/public/${shop.slug}/reservation`;
    const result = await apiCall<Booking>("POST", path, request, headers);
    setPending(false);
    if (result.ok) {
      unanswered.current = null;
      return setBooked(result.data);
    }
    if (result.code === "SLOT_UNAVAILABLE") free.reload();
    const notices: Record<string, Notice> = {
      SLOT_UNAVAILABLE: "taken",
      RATE_LIMITED: "busy",
      UNREACHABLE: "offline",
    };
    setNotice(notices[result.code] ?? "failed");
  };
  const again = () => {
    setBooked(null);
    setChosen(null);
  };

  if (booked) return <BookingDone booking={booked} email={guest.customerEmail.trim()} onAgain={again} />;
  const dayTile = (day: string) => {
    const at = new Date(`${day}T00:00:00Z`);
    return {
      value: day,
      label: format.dateTime(at, { day: "numeric", month: "short", timeZone: "UTC" }),
      detail: format.dateTime(at, { weekday: "short", timeZone: "UTC" }),
    };
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-9">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("lead", { city: shop.city })}</p>
      </div>
      <CheckoutSection title={t("when")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{t("guests", { count: guestCount })}</p>
          <QuantityStepper
            label={t("party")}
            value={guestCount}
            min={min}
            max={max}
            onChange={(next) => choose({ guestCount: next })}
          />
        </div>
        <p className="text-sm text-ink-soft">{t("largeParty", { count: max, phone: shop.phone })}</p>
        <Field label={t("day")} required>
          <ChoiceChips
            value={days.includes(date) ? date : null}
            onValueChange={(next) => choose({ date: next })}
            options={days.map(dayTile)}
            className="grid-cols-4 sm:grid-cols-7"
          />
        </Field>
        <Field label={t("otherDay")} className="max-w-60">
          <Input
            type="date"
            name="date"
            min={today}
            max={lastDay}
            value={date}
            onChange={(event) => event.target.value && choose({ date: event.target.value })}
          />
        </Field>
        <div id="slots">
          <SlotChoice
            free={free}
            date={date}
            guestCount={guestCount}
            value={timeSlot}
            missing={problem === "timeSlot" && timeSlot === null}
            onChoose={(next) => {
              setChosen(next);
              setNotice(null);
            }}
            onNextDay={date < lastDay ? () => choose({ date: dayAfter(date, 1) }) : undefined}
          />
        </div>
      </CheckoutSection>
      <CheckoutSection title={t("who")}>
        <GuestFields
          guest={guest}
          problem={problem === "timeSlot" ? null : problem}
          onChange={(next) => {
            setGuest((before) => ({ ...before, ...next }));
            setProblem(null);
          }}
        />
      </CheckoutSection>
      <ProblemBox>{notice && t(notice, { phone: shop.phone })}</ProblemBox>
      <Button type="submit" size="large" pending={pending} className="w-full">
        {timeSlot === null ? t("submitAlone") : t("submit", { time: slotTime(timeSlot) })}
      </Button>
    </form>
  );
}
