/** The statuses of a booking. Booked and seated ones hold their tables. */
export const RESERVATION_STATUSES = ["booked", "seated", "finished", "no_show", "canceled"] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Seating can be undone, for mistakes; a no-show who arrives after all is seated. */
const NEXT: Record<ReservationStatus, readonly ReservationStatus[]> = {
  booked: ["seated", "no_show", "canceled"],
  seated: ["finished", "booked"],
  finished: [],
  no_show: ["seated"],
  canceled: [],
};

export type ReservationTimes = {
  seatedAt: Date | null;
  finishedAt: Date | null;
  noShowAt: Date | null;
  canceledAt: Date | null;
};

/** The statuses that staff can move a booking to. */
export function nextReservationStatuses(status: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[status];
}

/** Whether a booking holds its tables. */
export function isLive(status: ReservationStatus): boolean {
  return status === "booked" || status === "seated";
}

/** What a move of the status changes, or null when there is no such move. */
export function decideReservationMove(
  from: ReservationStatus,
  to: ReservationStatus,
  now: Date,
): ({ status: ReservationStatus } & Partial<ReservationTimes>) | null {
  if (!NEXT[from].includes(to)) return null;
  switch (to) {
    case "booked":
      return { status: to, seatedAt: null };
    case "seated":
      return { status: to, seatedAt: now, noShowAt: null };
    case "finished":
      return { status: to, finishedAt: now };
    case "no_show":
      return { status: to, noShowAt: now };
    case "canceled":
      return { status: to, canceledAt: now };
  }
}
