"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { saveOver } from "@/components/data/save-over";
import { Form } from "@/components/form/form";
import { useEdit } from "@/components/form/use-edit";
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
  editedOf,
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

type BookingChanges = BodyOf<"updateReservation">;

/** Days have no zone. */
const DATE = { dateStyle: "full", timeZone: "UTC" } as const;
const CLOCK_MS = 30_000;
const MINUTE_MS = 60_000;

/** The form for a booking. What the server refuses stays in view, with what to do about it. */
export function BookingEditor({ task, room, onClose, onSaved }: BookingEditorProps) {
  const t = useTranslations("bookingDesk");
  const { slug: tenantId, timeZone } = useDashboardTenant();
  const format = useFormatter();
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

  const { over, conflict } = useEdit(booking, {
    of: { element },
    labels: {
      guestCount: t("form.party"),
      date: t("form.date"),
      timeSlot: t("form.time"),
      lengthMinutes: t("form.stay"),
      tableIds: t("form.tables"),
    },
    text: (field, value) => {
      if (field === "date" && typeof value === "string") return format.dateTime(new Date(value), DATE);
      return field === "tableIds" ? (room.tables.find(({ id }) => id === value)?.name ?? null) : null;
    },
  });
  const {
    mutate,
    reset,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: (typed: BookingForm): Promise<DeskBooking | null> => {
      if (task.kind !== "change" || over.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/reservations", {
            params: { path: { tenantId } },
            body: createBody(typed, task.kind === "walk_in" ? "walk_in" : "phone"),
          }),
        );
      const one = "/api/tenant/{tenantId}/reservations/{reservationId}";
      const params = { path: { tenantId, reservationId: over.read.id } };
      return saveOver<DeskBooking, BookingChanges>({
        ...over,
        read: over.read,
        fieldsOf: editedOf,
        // The body has nothing that was left as it is.
        begun: {},
        body: changeBody(typed, over.read),
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSuccess: (saved) => saved && onSaved(saved),
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
    <>
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
      {conflict}
    </>
  );
}

function firstForm(task: EditorTask, today: string): BookingForm {
  if (task.kind === "change") return { ...bookingForm(task.booking), lengthMinutes: null };
  return task.kind === "phone"
    ? newBookingForm(task.date, task.prefill)
    : newBookingForm(today, task.prefill);
}
