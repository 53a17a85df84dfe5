"use client";

import { useTranslations } from "next-intl";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import {
  MAX_NOTE_LENGTH,
  MAX_REQUESTS_LENGTH,
  STAFF_PARTY,
} from "@/lib/service/reservations/reservation-policy";
import type { BookingForm } from "./booking-form";
import { useBookingWords } from "./use-booking-words";

interface PartProps {
  kind: "phone" | "walk_in" | "change";
}

const STAYS = [45, 60, 75, 90, 105, 120, 150, 180, 240];
/** Radix takes no empty value for an option. */
const USUAL = "usual";

export function WhenPart({ kind, times }: PartProps & { times: readonly string[] | null }) {
  const t = useTranslations("bookingDesk.form");
  const duration = useDuration();
  const control = useFormControl<BookingForm>();
  const { guestCount, timeSlot, lengthMinutes } = useValues(control);
  const stay = (
    <Field label={t("stay")}>
      <Select
        value={lengthMinutes === null ? USUAL : String(lengthMinutes)}
        onValueChange={(value) => control.set("lengthMinutes", value === USUAL ? null : Number(value))}
        options={[
          { value: USUAL, label: t(kind === "change" ? "stayKept" : "stayUsual") },
          ...STAYS.map((minutes) => ({ value: String(minutes), label: duration(minutes) })),
        ]}
      />
    </Field>
  );
  return (
    <>
      <div>
        <p className="mb-1.5 text-sm font-semibold" aria-hidden="true">
          {t("party")}
        </p>
        <QuantityStepper
          label={t("party")}
          value={guestCount}
          max={STAFF_PARTY.to}
          onChange={(party) => control.set("guestCount", party)}
        />
      </div>
      {kind === "walk_in" ? (
        stay
      ) : (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            <BoxField name="date" label={t("date")} required input={{ type: "date" }} />
            <BoxField name="timeSlot" label={t("time")} required input={{ type: "time" }} />
          </div>
          <FreeTimes times={times} chosen={timeSlot} onChoose={(time) => control.set("timeSlot", time)} />
          {stay}
        </>
      )}
    </>
  );
}

/** The times of the house at which the party finds a table; any other can be typed. */
function FreeTimes({
  times,
  chosen,
  onChoose,
}: {
  times: readonly string[] | null;
  chosen: string;
  onChoose: (time: string) => void;
}) {
  const t = useTranslations("bookingDesk.form");
  const words = useBookingWords();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("freeTimes")}</legend>
      {times === null ? (
        <Skeleton className="h-9" />
      ) : times.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("noFreeTimes")}</p>
      ) : (
        <div className="-mx-1 flex max-h-34 flex-wrap gap-2 overflow-y-auto p-1">
          {times.map((time) => (
            <Chip
              key={time}
              pressed={time === chosen}
              onClick={() => onChoose(time)}
              className="tabular-nums"
            >
              {words.clock(time)}
            </Chip>
          ))}
        </div>
      )}
    </fieldset>
  );
}

export function GuestPart({ kind }: PartProps) {
  const t = useTranslations("bookingDesk");
  const isWalkIn = kind === "walk_in";
  return (
    <>
      <BoxField
        name="customerName"
        label={t("form.name")}
        required={kind === "phone"}
        optional={isWalkIn}
        maxLength={MAX_NAME_LENGTH}
        input={{ autoComplete: "off" }}
      />
      {!isWalkIn && (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
            <BoxField
              name="customerPhone"
              label={t("form.phone")}
              optional
              maxLength={MAX_PHONE_LENGTH}
              input={{ type: "tel", autoComplete: "off" }}
            />
            <BoxField
              name="customerEmail"
              label={t("form.email")}
              optional
              hint={t("form.emailHint")}
              maxLength={MAX_EMAIL_LENGTH}
              input={{ type: "email", autoComplete: "off" }}
            />
          </div>
          <BoxField
            name="specialRequests"
            label={t("wishes")}
            optional
            maxLength={MAX_REQUESTS_LENGTH}
            rows={2}
          />
        </>
      )}
      <BoxField
        name="note"
        label={t("note")}
        optional
        hint={t("form.noteHint")}
        maxLength={MAX_NOTE_LENGTH}
        rows={2}
      />
    </>
  );
}
