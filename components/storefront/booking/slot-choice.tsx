"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { ChoiceChips } from "./choice-chips";
import { useSlotTime } from "./use-booking-time";
import type { useFreeSlots } from "./use-free-slots";

interface SlotChoiceProps {
  free: ReturnType<typeof useFreeSlots>;
  date: string;
  guestCount: number;
  value: string | null;
  missing: boolean;
  onChoose: (timeSlot: string) => void;
  /** Absent on the last day that can be booked. */
  onNextDay?: (() => void) | undefined;
}

export function SlotChoice({ free, date, guestCount, value, missing, onChoose, onNextDay }: SlotChoiceProps) {
  const t = useTranslations("booking");
  const actions = useTranslations("common.actions");
  const format = useFormatter();
  const slotTime = useSlotTime();
  const { phone } = useStorefront().shop;
  const { slots, reason, failed, reload } = free;
  const dayText = () =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
  return (
    <div data-wrong={missing || undefined} className="min-h-48 sm:min-h-36">
      <p aria-live="polite" className="sr-only">
        {slots === null ? !failed && t("loading") : t("found", { count: slots.length })}
      </p>
      {failed && (
        <div role="alert" className="space-y-3">
          <p className="text-sm font-medium text-critical">{t("unreachable")}</p>
          <Button variant="secondary" onClick={reload}>
            {actions("retry")}
          </Button>
        </div>
      )}
      {slots === null && !failed && <Skeleton className="h-48 sm:h-36" />}
      {slots?.length === 0 && (
        <div className="space-y-3 rounded-control bg-sunken p-4">
          <p>{t(noneKey(reason), { count: guestCount, day: dayText(), phone })}</p>
          {onNextDay && (
            <Button variant="secondary" onClick={onNextDay}>
              {t("nextDay")}
            </Button>
          )}
        </div>
      )}
      {slots !== null && slots.length > 0 && (
        <Field label={t("time")} required error={missing && t("timeMissing")}>
          <ChoiceChips
            value={value}
            onValueChange={onChoose}
            options={slots.map((slot) => ({ value: slot, label: slotTime(slot) }))}
            className="grid-cols-4 sm:grid-cols-6"
          />
        </Field>
      )}
    </div>
  );
}

/** What is said of a day without times. Parties that are not taken online cannot be chosen on the page. */
function noneKey(reason: SlotChoiceProps["free"]["reason"]) {
  switch (reason) {
    case "FULLY_BOOKED":
      return "noneBecause.fullyBooked";
    case "NO_TABLE":
      return "noneBecause.noTable";
    case "CLOSED":
      return "noneBecause.closed";
    case "TOO_LATE":
      return "noneBecause.tooLate";
    case "DATE_BLOCKED":
      return "noneBecause.blocked";
    case "TOO_FAR_AHEAD":
      return "noneBecause.tooFar";
    case "PAST_DATE":
      return "noneBecause.past";
    default:
      return "none";
  }
}
