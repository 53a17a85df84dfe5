import { toMajor } from "@/lib/core/money/money";
import type { GuestWire } from "./guest-contract";

type Row = Omit<GuestWire, "consentAt" | "totalSpent" | "firstSeenAt" | "lastSeenAt"> & {
  at: Date;
  consentAt: Date | null;
  spentMinor: number;
  firstSeenAt: Date;
};

/** A guest as the API answers it, in the restaurant's currency. */
export function guestView(
  { at, consentAt, spentMinor, firstSeenAt, ...row }: Row,
  currency: string,
): GuestWire {
  return {
    ...row,
    consentAt: consentAt?.toISOString() ?? null,
    totalSpent: toMajor(spentMinor, currency),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: at.toISOString(),
  };
}
