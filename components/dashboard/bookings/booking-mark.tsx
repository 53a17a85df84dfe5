import { Check, CircleDashed, CircleDot, type LucideIcon, UserX, X } from "lucide-react";
import type { ReservationStatus } from "@/lib/service/reservations/reservation-status";

const MARKS: Record<ReservationStatus, { icon: LucideIcon; colour: string }> = {
  booked: { icon: CircleDashed, colour: "text-info" },
  seated: { icon: CircleDot, colour: "text-positive" },
  finished: { icon: Check, colour: "text-ink-soft" },
  no_show: { icon: UserX, colour: "text-critical" },
  canceled: { icon: X, colour: "text-critical" },
};

/** A booking's status as a shape. */
export function BookingMark({ status }: { status: ReservationStatus }) {
  const { icon: Icon, colour } = MARKS[status];
  return <Icon className={`size-4 shrink-0 ${colour}`} strokeWidth={2} aria-hidden="true" />;
}
