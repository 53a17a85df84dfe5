import { describe, expect, it } from "vitest";
import { type FloorClaim, partiesAt } from "./floor";

const now = new Date("2026-11-21T19:00:00Z");
const claim = (
  status: FloorClaim["status"],
  from: string,
  to: string,
  reservationId: string,
): FloorClaim => ({
  tableId: "tbl_1",
  status,
  reservationId,
  customerName: "Ada",
  guestCount: 2,
  startsAt: new Date(`2026-11-21T${from}:00Z`),
  endsAt: new Date(`2026-11-21T${to}:00Z`),
});

describe("partiesAt", () => {
  it("keeps a party that sits longer than booked, and names the next one", () => {
    const claims = [
      claim("booked", "21:00", "23:00", "later"),
      claim("booked", "19:30", "21:00", "next"),
      claim("seated", "16:30", "18:30", "sitting"),
    ];
    expect(partiesAt("tbl_1", claims, now)).toMatchObject({
      seated: { reservationId: "sitting" },
      next: { reservationId: "next" },
    });
  });

  it("still expects a party that is late, until its time is over", () => {
    const late = claim("booked", "18:00", "19:30", "late");
    expect(partiesAt("tbl_1", [late], now).next?.reservationId).toBe("late");
    expect(partiesAt("tbl_1", [late], new Date("2026-11-21T19:30:00Z")).next).toBeNull();
  });

  it("knows nothing of other tables", () => {
    const claims = [claim("seated", "18:00", "20:00", "sitting")];
    expect(partiesAt("tbl_2", claims, now)).toEqual({ seated: null, next: null });
  });
});
