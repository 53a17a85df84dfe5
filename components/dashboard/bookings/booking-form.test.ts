import { describe, expect, it } from "vitest";
import {
  CreateReservationRequest,
  UpdateReservationRequest,
} from "@/lib/service/reservations/reservation-desk-contract";
import { bookingForm, changeBody, createBody, newBookingForm, readBookingForm } from "./booking-form";
import type { DeskBooking } from "./desk-booking";

const BOOKING = {
  id: "rsv_1",
  date: "2026-03-10",
  timeSlot: "19:00",
  lengthMinutes: 90,
  guestCount: 4,
  customerName: "Ada Byron",
  customerEmail: "ada@example.com",
  customerPhone: null,
  specialRequests: "High chair",
  note: null,
  tables: [{ id: "tbl_1", name: "1" }],
} as unknown as DeskBooking;

describe("a booking that staff writes down", () => {
  it("needs a name, a day and a time, unless the guests wait at the door", () => {
    const empty = newBookingForm("soon");
    expect(readBookingForm(empty, "phone")).toEqual({
      ok: false,
      problems: { customerName: "nameMissing", date: "dateMissing", timeSlot: "timeMissing" },
    });
    expect(readBookingForm(empty, "walk_in")).toEqual({ ok: true, body: empty });
  });

  it("is sent in the words of the API", () => {
    const form = newBookingForm("2026-03-10", { customerName: " Ada ", timeSlot: "19:00", note: " " });
    const body = createBody(form, "phone");
    expect(body).toEqual({
      source: "phone",
      guestCount: 2,
      customerName: "Ada",
      date: "2026-03-10",
      timeSlot: "19:00",
    });
    expect(CreateReservationRequest.safeParse(body).success).toBe(true);
    expect(CreateReservationRequest.safeParse(createBody(form, "walk_in")).success).toBe(true);
  });
});

describe("a booking that staff changes", () => {
  it("sends nothing that stayed as it was", () => {
    expect(changeBody(bookingForm(BOOKING), BOOKING)).toEqual({});
  });

  it("sends the new time and clears what was emptied", () => {
    const form = { ...bookingForm(BOOKING), timeSlot: "20:00", specialRequests: "" };
    const body = changeBody(form, BOOKING);
    expect(body).toEqual({ timeSlot: "20:00", specialRequests: null });
    expect(UpdateReservationRequest.safeParse(body).success).toBe(true);
  });
});
