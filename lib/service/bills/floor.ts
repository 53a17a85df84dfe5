/** What guests at a table owe. Amounts are minor units of the bill's currency. */
export type FloorBill = {
  id: string;
  currency: string;
  totalMinor: number;
  paidMinor: number;
  pendingMinor: number;
  openedAt: Date;
  rounds: number;
  /** When something was last ordered; null while nothing was. */
  lastRoundAt: Date | null;
};

export type FloorParty = {
  reservationId: string;
  /** Empty for a walk-in who gave no name. */
  customerName: string;
  guestCount: number;
  startsAt: Date;
  endsAt: Date;
};

export type FloorTable = {
  id: string;
  name: string;
  area: string;
  seats: number;
  bill: FloorBill | null;
  seated: FloorParty | null;
  next: FloorParty | null;
};

export type FloorClaim = FloorParty & { tableId: string; status: "seated" | "booked" };

/**
 * Who sits at a table, and who is expected there next. A party that sits longer than booked still sits there, and one
 * that is late is still expected until its time is over.
 */
export function partiesAt(
  tableId: string,
  claims: readonly FloorClaim[],
  now: Date,
): { seated: FloorParty | null; next: FloorParty | null } {
  const own = claims
    .filter((claim) => claim.tableId === tableId)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const seated = own.findLast(({ status }) => status === "seated");
  const next = own.find(({ status, endsAt }) => status === "booked" && endsAt > now);
  return { seated: seated ? partyOf(seated) : null, next: next ? partyOf(next) : null };
}

const partyOf = ({ tableId: _, status: __, ...party }: FloorClaim): FloorParty => party;
