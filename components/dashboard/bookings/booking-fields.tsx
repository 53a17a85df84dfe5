"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import type { BookingForm } from "./booking-form";
import { useBookingWords } from "./use-booking-words";

interface PartProps {
  kind: "phone" | "walk_in" | "change";
}

const LARGEST_PARTY = 100;
const STAYS = [45, 60, 75, 90, 105, 120, 150, 180, 240];
/** Radix takes no empty value for an option. */
const USUAL = "usual";

/** Party size, time and duration. A walk-in starts now. */
export function WhenPart({ kind, times }: PartProps & { times: readonly string[] | null }) {
  const t = useTranslations("bookingDesk.form");
  const duration = useDuration();
  const { register, control, setValue, formState } = useFormContext<BookingForm>();
  const { errors } = formState;
  const length = useController({ control, name: "lengthMinutes" }).field;
  const guests = useController({ control, name: "guestCount" }).field;
  const timeSlot = useWatch({ control, name: "timeSlot" });
  const stay = (
    <Field label={t("stay")}>
      <Select
        value={length.value === null ? USUAL : String(length.value)}
        onValueChange={(value) => length.onChange(value === USUAL ? null : Number(value))}
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
          value={guests.value}
          max={LARGEST_PARTY}
          onChange={guests.onChange}
        />
      </div>
      {kind === "walk_in" ? (
        stay
      ) : (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            <Field label={t("date")} required error={errors.date?.message}>
              <Input {...register("date")} type="date" />
            </Field>
            <Field label={t("time")} required error={errors.timeSlot?.message}>
              <Input {...register("timeSlot")} type="time" />
            </Field>
          </div>
          <FreeTimes
            times={times}
            chosen={timeSlot}
            onChoose={(time) => setValue("timeSlot", time, { shouldValidate: formState.isSubmitted })}
          />
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

/** The guest's details, and notes for the staff. */
export function GuestPart({ kind }: PartProps) {
  const t = useTranslations("bookingDesk");
  const { register, formState } = useFormContext<BookingForm>();
  const { errors } = formState;
  const isWalkIn = kind === "walk_in";
  return (
    <>
      <Field
        label={t("form.name")}
        required={kind === "phone"}
        optional={isWalkIn}
        error={errors.customerName?.message}
      >
        <Input autoComplete="off" maxLength={100} {...register("customerName")} />
      </Field>
      {!isWalkIn && (
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={t("form.phone")} optional>
            <Input type="tel" autoComplete="off" maxLength={40} {...register("customerPhone")} />
          </Field>
          <Field
            label={t("form.email")}
            optional
            hint={t("form.emailHint")}
            error={errors.customerEmail?.message}
          >
            <Input type="email" autoComplete="off" maxLength={254} {...register("customerEmail")} />
          </Field>
        </div>
      )}
      {!isWalkIn && (
        <Field label={t("wishes")} optional>
          <Textarea rows={2} maxLength={500} {...register("specialRequests")} />
        </Field>
      )}
      <Field label={t("note")} optional hint={t("form.noteHint")}>
        <Textarea rows={2} maxLength={1000} {...register("note")} />
      </Field>
    </>
  );
}
