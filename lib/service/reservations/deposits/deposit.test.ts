import { describe, expect, it } from "vitest";
import {
  depositMinor,
  holdEnd,
  isReturnedAt,
  newDeposit,
  refundableAfterMove,
  refundableAfterOwnMove,
} from "./deposit";

const rule = { depositPerGuestMinor: 1000, depositFromParty: 6, depositRefundHours: 24 };
const at = (text: string) => new Date(`${text}Z`);
const startsAt = at("2026-12-24T19:00");

describe("a deposit", () => {
  it("is asked for each guest of a party that is large enough", () => {
    expect(depositMinor(rule, 5)).toBe(0);
    expect(depositMinor(rule, 6)).toBe(6000);
    expect(depositMinor({ ...rule, depositPerGuestMinor: 0 }, 6)).toBe(0);
  });

  it("is returned to the last millisecond of its time and not after", () => {
    const deposit = newDeposit({
      amountMinor: 6000,
      currency: "EUR",
      rule,
      startsAt,
      now: at("2026-12-01T12:00"),
    });
    expect(deposit.refundableUntil).toEqual(at("2026-12-23T19:00"));
    expect(isReturnedAt(deposit, at("2026-12-23T19:00"))).toBe(true);
    expect(isReturnedAt(deposit, at("2026-12-23T19:00:00.001"))).toBe(false);
  });

  it("is never returned for a shorter time than was promised when the booking is moved", () => {
    const deposit = newDeposit({
      amountMinor: 6000,
      currency: "EUR",
      rule,
      startsAt,
      now: at("2026-12-01T12:00"),
    });
    expect(refundableAfterMove(deposit, at("2026-12-26T19:00"))).toEqual(at("2026-12-25T19:00"));
    expect(refundableAfterMove(deposit, at("2026-12-20T19:00"))).toEqual(at("2026-12-23T19:00"));
  });

  it("moves its time along when the guest moves the booking, and does not begin it again once it is over", () => {
    const now = at("2026-12-01T12:00");
    const deposit = newDeposit({ amountMinor: 6000, currency: "EUR", rule, startsAt, now });
    const moved = { startsAt: at("2026-12-20T19:00"), now };
    expect(refundableAfterOwnMove(deposit, moved)).toEqual(at("2026-12-19T19:00"));
    const late = { startsAt: at("2026-12-30T19:00"), now: at("2026-12-24T12:00") };
    expect(refundableAfterOwnMove(deposit, late)).toEqual(deposit.refundableUntil);
  });

  it("keeps a table for a quarter of an hour online, and for a day by email but not beyond the start", () => {
    const now = at("2026-12-24T12:00");
    expect(holdEnd("online", { now, startsAt })).toEqual(at("2026-12-24T12:15"));
    expect(holdEnd("email", { now, startsAt })).toEqual(startsAt);
    expect(holdEnd("email", { now: at("2026-12-01T12:00"), startsAt })).toEqual(at("2026-12-02T12:00"));
  });
});
