"use client";

import { useTranslations } from "next-intl";
import type { components } from "@/components/data/generated/api-schema";
import { Form } from "@/components/form/form";
import { useField } from "@/components/form/use-field";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { CheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";
import { AskedDone } from "./asked-done";
import { dayAfter } from "./booking-days";
import { BookingDone } from "./booking-done";
import type { BookingStart } from "./booking-start";
import { DayChoice } from "./day-choice";
import { DepositTerms, depositMinorOf } from "./deposit-terms";
import { GuestFields } from "./guest-fields";
import { SlotChoice } from "./slot-choice";
import { TellMe } from "./tell-me";
import { useAskForTable } from "./use-ask-for-table";
import { useBookTable } from "./use-book-table";
import { useSlotTime } from "./use-booking-time";
import { useFreeSlots } from "./use-free-slots";

interface BookingFormProps {
  config: components["schemas"]["ReservationConfig"];
  start: BookingStart;
  /** Of the account that is signed in. */
  contact: CheckoutContact | null;
  startGuests: string;
  /** What the guest has chosen elsewhere. */
  wantedTime: string | null;
}

export function BookingForm({ config, start, contact, startGuests, wantedTime }: BookingFormProps) {
  const t = useTranslations("booking");
  const slotTime = useSlotTime();
  const money = useMoney();
  const { shop } = useStorefront();
  const { min, max } = config.partySize;
  const { form, submit, booked, notice, again } = useBookTable(shop.slug, {
    guestCount: start.guestCount,
    date: start.date,
    timeSlot: wantedTime,
    contact,
    onTaken: () => free.reload(),
  });
  const { control } = form;
  const guestCount = useField(control, "guestCount");
  const date = useField(control, "date");
  const free = useFreeSlots(shop.slug, { date: date.value, guestCount: guestCount.value });
  const isFull = free.takenTimes.length > 0;
  const slot = useField(control, "timeSlot", (chosen) =>
    isFull || (chosen !== null && free.slots?.includes(chosen)) ? null : "missing",
  );
  const telling = useAskForTable(shop.slug, { form, times: free.takenTimes, onFree: free.reload });
  const chosen = slot.value;
  const timeSlot = chosen !== null && free.slots?.includes(chosen) ? chosen : null;
  const moveTo = (change: () => void) => {
    change();
    control.clearRefusal();
  };

  const depositMinor = depositMinorOf(config.deposit, guestCount.value, shop.currency);

  if (telling.asked) return <AskedDone email={telling.asked} onAgain={telling.again} />;
  if (booked) return <BookingDone booking={booked.table} email={booked.email} onAgain={again} />;
  return (
    <Form of={form} onSubmit={isFull ? telling.submit : submit} className="space-y-9">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("lead", { city: shop.city })}</p>
      </div>
      <CheckoutSection title={t("when")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">
            {guestCount.value === start.guestCount ? startGuests : t("guests", { count: guestCount.value })}
          </p>
          <QuantityStepper
            label={t("party")}
            value={guestCount.value}
            min={min}
            max={max}
            onChange={(next) => moveTo(() => guestCount.onChange(next))}
          />
        </div>
        <p className="text-sm text-ink-soft">{t("largeParty", { count: max, phone: shop.phone })}</p>
        <DayChoice
          days={start.days}
          first={start.first}
          last={start.last}
          value={date.value}
          onChoose={(day) => moveTo(() => date.onChange(day))}
        />
        <SlotChoice
          free={free}
          date={date.value}
          guestCount={guestCount.value}
          value={timeSlot}
          missing={slot.problem !== null && timeSlot === null}
          onChoose={(next) => moveTo(() => slot.onChange(next))}
          onNextDay={
            date.value < start.last ? () => moveTo(() => date.onChange(dayAfter(date.value, 1))) : undefined
          }
        />
      </CheckoutSection>
      {isFull && <TellMe control={control} times={free.takenTimes} />}
      <CheckoutSection title={t("who")}>
        <GuestFields control={control} asksToBeTold={isFull} />
      </CheckoutSection>
      {!isFull && config.deposit && depositMinor > 0 && (
        <DepositTerms amountMinor={depositMinor} refundHours={config.deposit.refundHours} />
      )}
      {isFull && <p className="text-sm text-ink-soft">{t("tellMe.consent")}</p>}
      <ProblemBox>
        {(telling.notice ?? notice) && t(telling.notice ?? notice ?? "failed", { phone: shop.phone })}
      </ProblemBox>
      <Button type="submit" size="large" pending={form.pending} className="w-full">
        {isFull
          ? t("tellMe.submit")
          : depositMinor > 0
            ? t("deposit.submit", { amount: money(depositMinor) })
            : timeSlot === null
              ? t("submitAlone")
              : t("submit", { time: slotTime(timeSlot) })}
      </Button>
    </Form>
  );
}
