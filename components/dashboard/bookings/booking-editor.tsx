"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { Form } from "@/components/form/form";
import { useValues } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Sheet } from "@/components/ui/sheet";
import { exactInstant, localDate, parseDate, parseTime } from "@/lib/core/time/zone";
import { AskDeposit } from "./ask-deposit";
import { GuestPart, WhenPart } from "./booking-fields";
import {
  type BookingForm,
  bookingForm,
  changeBody,
  createBody,
  newBookingForm,
  readBookingForm,
} from "./booking-form";
import { bookingList, bookingsKey, type Room } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";
import { freeTimes, holdersDuring, stayFrom } from "./room-state";
import { TablePicker } from "./table-picker";
import { useRefusalWords } from "./use-refusal-words";

/** What is written down: a caller's booking, a party at the door, or the change of a booking. */
export type EditorTask =
  | { kind: "phone"; date: string; prefill?: Partial<BookingForm> }
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
  const { slug: tenantId, timeZone } = useDashboardTenant();
  const client = useQueryClient();
  const now = useNow({ updateInterval: CLOCK_MS });
  const words = useRefusalWords();
  const { control, element, onSubmit } = useReadForm({
    values: firstForm(task, localDate(now, timeZone)),
    read: (typed) => readBookingForm(typed, task.kind),
    words: (problem) => t(`form.${problem}`),
  });
  const form = useValues(control);
  const booking = task.kind === "change" ? task.booking : null;
  const date = parseDate(task.kind === "walk_in" ? localDate(now, timeZone) : form.date);
  const { data: dayBookings = null } = useQuery({
    ...bookingList(tenantId, { from: date ?? "", to: date ?? "" }),
    enabled: date !== null,
  });

  const {
    mutate,
    reset,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: (typed: BookingForm): Promise<DeskBooking> =>
      dataOf(
        task.kind === "change"
          ? api.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
              params: { path: { tenantId, reservationId: task.booking.id } },
              body: changeBody(typed, task.booking),
            })
          : api.POST("/api/tenant/{tenantId}/reservations", {
              params: { path: { tenantId } },
              body: createBody(typed, task.kind),
            }),
      ),
    onSuccess: onSaved,
    onError: () => void client.invalidateQueries({ queryKey: bookingsKey(tenantId) }),
  });
  // A refusal is about what was sent.
  useEffect(() => {
    if (refusal) return control.subscribe(reset);
  }, [refusal, control, reset]);
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

  const save = onSubmit(async (typed) => {
    if (!isPending) mutate(typed);
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`form.title.${task.kind}`)}
      footer={
        <div className="flex flex-col gap-3">
          <ProblemBox>{refusal && words(refusal)}</ProblemBox>
          <Button size="large" className="w-full" pending={isPending} onClick={save}>
            {t(`form.save.${task.kind}`)}
          </Button>
        </div>
      }
    >
      <Form of={{ control, element }} className="flex flex-col gap-5" onSubmit={save}>
        <WhenPart kind={task.kind} times={times} />
        <TablePicker
          tables={room.tables}
          holders={holders}
          party={form.guestCount}
          chosen={form.tableIds}
          onChange={(tableIds) => control.set("tableIds", tableIds)}
          hint={task.kind === "change" ? t("form.tablesKept") : t("form.tablesChosen")}
        />
        <GuestPart kind={task.kind} />
        {task.kind === "phone" && <AskDeposit terms={room.deposit} />}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Sheet>
  );
}

function firstForm(task: EditorTask, today: string): BookingForm {
  if (task.kind === "change") return { ...bookingForm(task.booking), lengthMinutes: null };
  return task.kind === "phone"
    ? newBookingForm(task.date, task.prefill)
    : newBookingForm(today, task.prefill);
}
