import type { z } from "zod";
import type { DeskReservation } from "@/lib/service/reservations/reservation-desk-contract";
import type { DiningTableWire } from "@/lib/service/tables/table-contract";

/** A booking as staff's endpoints answer it. */
export type DeskBooking = z.output<typeof DeskReservation>;

/** A table as staff's endpoints answer it. */
export type DeskTable = z.output<typeof DiningTableWire>;
