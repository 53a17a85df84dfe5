import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import type { FloorBill, FloorParty, FloorTable } from "./floor";

const instant = z.iso.datetime();

const PartyWire = z.object({
  reservationId: z.string(),
  customerName: z.string().describe("Empty for a walk-in who gave no name"),
  guestCount: z.int(),
  startsAt: instant,
  endsAt: instant,
});

export const FloorTableWire = z
  .object({
    id: z.string(),
    name: z.string(),
    area: z.string(),
    seats: z.int(),
    bill: z
      .object({
        id: z.string(),
        currency: z.string(),
        total: z.number(),
        paid: z.number(),
        pending: z.number().describe("What guests have begun to pay online"),
        open: z.number().describe("What is left to pay, without what is pending"),
        openedAt: instant,
        rounds: z.int(),
        lastRoundAt: instant.nullable(),
      })
      .nullable(),
    seated: PartyWire.nullable().describe("The booking that sits there"),
    next: PartyWire.nullable().describe("The next booking of the table, within twelve hours"),
  })
  .meta({ id: "FloorTable" });
export type FloorTableWire = z.output<typeof FloorTableWire>;

export const Floor = z.object({ tables: z.array(FloorTableWire) }).meta({ id: "Floor" });

/** The room on the wire. */
export function floorView(tables: readonly FloorTable[]): z.output<typeof Floor> {
  return {
    tables: tables.map(({ bill, seated, next, ...table }) => ({
      ...table,
      bill: bill && billView(bill),
      seated: seated && partyView(seated),
      next: next && partyView(next),
    })),
  };
}

function billView({ totalMinor, paidMinor, pendingMinor, openedAt, lastRoundAt, ...bill }: FloorBill) {
  const major = (minor: number) => toMajor(minor, bill.currency);
  return {
    ...bill,
    total: major(totalMinor),
    paid: major(paidMinor),
    pending: major(pendingMinor),
    open: major(totalMinor - paidMinor - pendingMinor),
    openedAt: openedAt.toISOString(),
    lastRoundAt: lastRoundAt?.toISOString() ?? null,
  };
}

function partyView({ startsAt, endsAt, ...party }: FloorParty) {
  return { ...party, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
