import { Check, CircleDashed, CircleDot, type LucideIcon, UserX, X } from "lucide-react";
import type { ReservationStatus } from "@/lib/service/reservations/reservation-status";

const MARKS: Record<ReservationStatus, { icon: LucideIcon; color: string }> = {
  booked: { icon: CircleDashed, color: "text-info" },
  seated: { icon: CircleDot, color: "text-positive" },
  finished: { icon: Check, color: "text-ink-soft" },
  no_show: { icon: UserX, color: "text-critical" },
  canceled: { icon: X, color: "text-critical" },
};

export function BookingMark({ status }: { status: ReservationStatus }) {
  const { icon: Icon, color } = MARKS[status];
  return <Icon className={`size-4 shrink-0 ${color}`} strokeWidth={2} aria-hidden="true" />;
}
