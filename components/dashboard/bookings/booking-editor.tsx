"use client";

import { useNow, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, type ApiResult, apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Sheet } from "@/components/ui/sheet";
import { exactInstant, localDate, parseDate, parseTime } from "@/lib/core/time/zone";
import { GuestPart, WhenPart } from "./booking-fields";
import {
  type BookingForm,
  type BookingProblems,
  bookingForm,
  bookingProblems,
  changeBody,
  createBody,
  newBookingForm,
} from "./booking-form";
import type { DeskBooking } from "./desk-booking";
import { fetchBookings } from "./fetch-bookings";
import { freeTimes, holdersDuring, stayFrom } from "./room-state";
import { TablePicker } from "./table-picker";
import type { Room } from "./use-room";

/** What is written down: a caller's booking, a party at the door, or the change of a booking. */
export type EditorTask =
  | { kind: "phone"; date: string }
  | { kind: "walk_in"; prefill: Partial<BookingForm> }
  | { kind: "change"; booking: DeskBooking };

interface BookingEditorProps {
  task: EditorTask;
  room: Room;
  onClose: () => void;
  onSaved: (booking: DeskBooking) => void;
}

const CLOCK_MS = 30_000;
const MINUTE_MS = 60_000;

/** The form for a booking. What the server refuses stays in view, with what to do about it. */
export function BookingEditor({ task, room, onClose, onSaved }: BookingEditorProps) {
  const t = useTranslations("bookingDesk");
  const { timeZone } = useDashboardTenant();
  const bookingsUrl = useTenantApi()("/reservations");
  const now = useNow({ updateInterval: CLOCK_MS });
  const words = useProblemWords();
  const [form, setForm] = useState<BookingForm>(() => firstForm(task, localDate(now, timeZone)));
  const [problems, setProblems] = useState<BookingProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [turn, setTurn] = useState(0);
  const booking = task.kind === "change" ? task.booking : null;
  const date = task.kind === "walk_in" ? localDate(now, timeZone) : form.date;
  const dayBookings = useDayBookings(bookingsUrl, parseDate(date), turn);

  const change = (changes: Partial<BookingForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setRefusal(null);
  };
  const keepsLength = booking !== null && form.guestCount === booking.guestCount;
  const usualMinutes = keepsLength ? booking.lengthMinutes : room.stayMinutes;
  const stayMinutes = form.lengthMinutes ?? usualMinutes;
  const minutes = parseTime(form.timeSlot);
  const start =
    task.kind === "walk_in"
      ? new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
      : parseDate(form.date) !== null && minutes !== null
        ? exactInstant(form.date, minutes, timeZone)
        : null;
  const holders =
    start && dayBookings ? holdersDuring(dayBookings, stayFrom(start, stayMinutes), booking?.id) : null;
  const times =
    dayBookings && parseDate(form.date) !== null
      ? freeTimes({
          ...room,
          stayMinutes,
          date: form.date,
          party: form.guestCount,
          zone: timeZone,
          bookings: dayBookings,
          now,
          exceptId: booking?.id,
        })
      : null;

  const save = async () => {
    const found = bookingProblems(form, task.kind);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    setRefusal(null);
    const result: ApiResult<DeskBooking> =
      task.kind === "change"
        ? await apiCall("PATCH", `${bookingsUrl}/${task.booking.id}`, changeBody(form, task.booking))
        : await apiCall("POST", bookingsUrl, createBody(form, task.kind));
    setPending(false);
    if (result.ok) return onSaved(result.data);
    setRefusal(words(result));
    setTurn((before) => before + 1);
  };
  const told = (field: keyof BookingProblems) => {
    const problem = problems[field];
    return problem && t(`form.${problem}`);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`form.title.${task.kind}`)}
      footer={
        <div className="flex flex-col gap-3">
          <ProblemBox>{refusal}</ProblemBox>
          <Button size="large" className="w-full" pending={pending} onClick={() => void save()}>
            {t(`form.save.${task.kind}`)}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <WhenPart form={form} kind={task.kind} times={times} told={told} onChange={change} />
        <TablePicker
          tables={room.tables}
          holders={holders}
          party={form.guestCount}
          chosen={form.tableIds}
          onChange={(tableIds) => change({ tableIds })}
          hint={task.kind === "change" ? t("form.tablesKept") : t("form.tablesChosen")}
        />
        <GuestPart form={form} kind={task.kind} told={told} onChange={change} />
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Sheet>
  );
}

function firstForm(task: EditorTask, today: string): BookingForm {
  if (task.kind === "change") return { ...bookingForm(task.booking), lengthMinutes: null };
  return task.kind === "phone" ? newBookingForm(task.date) : newBookingForm(today, task.prefill);
}

/** The bookings of one day; null until they are known, and again with every turn. */
function useDayBookings(bookingsUrl: string, date: string | null, turn: number) {
  const [read, setRead] = useState<{ date: string; bookings: readonly DeskBooking[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks once more
  useEffect(() => {
    if (date === null) return;
    let wanted = true;
    const query = new URLSearchParams({ from: date, to: date }).toString();
    void fetchBookings(bookingsUrl, query).then((result) => {
      if (wanted && result.ok) setRead({ date, bookings: result.data });
    });
    return () => {
      wanted = false;
    };
  }, [bookingsUrl, date, turn]);
  return read?.date === date ? read.bookings : null;
}

/** Why the server refused a booking and what to do next. */
function useProblemWords(): (failure: ApiFailure) => string {
  const t = useTranslations("bookingDesk.refusal");
  const failureWords = useFailureWords();
  return (failure) => {
    switch (failure.code) {
      case "SLOT_UNAVAILABLE":
        return t("slot");
      case "TABLE_TAKEN":
        return t("tableTaken");
      case "TABLE_NOT_FOUND":
        return t("tableGone");
      case "INVALID_TRANSITION":
        return t("over");
      case "VALIDATION_FAILED":
        return t("invalid");
      default: {
        const { title, detail } = failureWords(failure);
        return [title, detail].filter(Boolean).join(". ");
      }
    }
  };
}
