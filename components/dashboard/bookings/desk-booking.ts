import type { z } from "zod";
import type { DeskReservation } from "@/lib/service/reservations/reservation-desk-contract";
import type { DiningTableWire } from "@/lib/service/tables/table-contract";

export type DeskBooking = z.output<typeof DeskReservation>;

export type DeskTable = z.output<typeof DiningTableWire>;
