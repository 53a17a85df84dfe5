import { z } from "zod";
import { WAITLIST_STATUSES, type WaitlistEntry, wireStatus } from "./waitlist-entry";

const instant = z.iso.datetime();

export const OwnWaiting = z
  .object({
    status: z.enum(WAITLIST_STATUSES),
    guestCount: z.int(),
    customerName: z.string(),
    customerPhone: z.string().nullable(),
    note: z.string().nullable(),
    date: z.string().nullable().describe("What was asked for online; null at the door"),
    earliest: z.string().nullable(),
    latest: z.string().nullable(),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "OwnWaiting" });

/** A party as its own person sees it. */
export function ownWaiting(entry: WaitlistEntry): z.output<typeof OwnWaiting> {
  const { guestCount, customerName, customerPhone, note, wanted, createdAt, closedAt } = entry;
  return {
    status: wireStatus(entry),
    guestCount,
    customerName,
    customerPhone,
    note,
    date: wanted?.date ?? null,
    earliest: wanted?.earliest ?? null,
    latest: wanted?.latest ?? null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}
