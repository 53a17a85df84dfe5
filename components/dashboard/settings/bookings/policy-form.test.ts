import { describe, expect, it } from "vitest";
import { nextSaturday, type PolicyForm, previewSlots, readPolicyForm } from "./policy-form";

const evening = [{ open: "18:00", close: "21:00" }];
const policy = {
  timeZone: "Europe/Rome",
  serviceHours: {
    weekly: {
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: evening,
      sunday: [],
    },
    specialDays: {},
  },
};
const form: PolicyForm = {
  onlineBooking: true,
  onlineWaitlist: true,
  partyMin: "1",
  partyMax: "8",
  slotLengthMinutes: "90",
  slotIntervalMinutes: "30",
  longerStays: [{ fromParty: "6", minutes: "150" }],
  blockedDates: [],
  leadMinutes: "60",
  daysAhead: "60",
  reminderHours: "24",
  depositAsked: false,
  depositPerGuest: "10.00",
  depositFromParty: "6",
  depositRefundHours: "24",
};
const now = new Date("2026-11-18T11:00:00Z");
const tables = [
  { id: "a", seats: 4, combinableWith: ["b"], bookableOnline: true },
  { id: "b", seats: 4, combinableWith: ["a"], bookableOnline: true },
];
const preview = (changes: Partial<PolicyForm>, party = 2) =>
  previewSlots({
    form: { ...form, ...changes },
    currency: "EUR",
    policy,
    tables,
    party,
    date: "2026-11-21",
    now,
  });

describe("the booking rules that are edited", () => {
  it("shows the times of an empty room as they would be offered", () => {
    expect(nextSaturday(now, "Europe/Rome")).toBe("2026-11-21");
    expect(nextSaturday(new Date("2026-11-21T12:00:00Z"), "Europe/Rome")).toBe("2026-11-28");
    expect(preview({})).toEqual(["18:00", "18:30", "19:00", "19:30"]);
    expect(preview({}, 6)).toEqual(["18:00", "18:30"]);
    expect(preview({ slotIntervalMinutes: "60" })).toEqual(["18:00", "19:00"]);
    expect(preview({ blockedDates: ["2026-11-21"] })).toEqual([]);
    expect(preview({ onlineBooking: false })).toEqual([]);
    expect(preview({ slotIntervalMinutes: "x" })).toBeNull();
  });

  it("asks for a deposit only where the switch says so, and then checks it", () => {
    const asked = { ...form, depositAsked: true };
    const body = (typed: PolicyForm) => {
      const read = readPolicyForm(typed, "EUR");
      return read.ok ? read.body.deposit : read.problems;
    };
    expect(body({ ...form, depositPerGuest: "nothing" })).toBeNull();
    expect(body(asked)).toEqual({ perGuest: 10, fromParty: 6, refundHours: 24 });
    const wrong = { depositPerGuest: "0", depositFromParty: "0", depositRefundHours: "721" };
    expect(body({ ...asked, ...wrong })).toEqual({
      depositPerGuest: "amountInvalid",
      depositFromParty: "depositPartyInvalid",
      depositRefundHours: "depositHoursInvalid",
    });
  });

  it("names every field that has to be put right", () => {
    const wrong = {
      partyMin: "5",
      partyMax: "2",
      slotLengthMinutes: "5",
      slotIntervalMinutes: "0",
      leadMinutes: "soon",
      daysAhead: "366",
      reminderHours: "169",
      longerStays: [
        { fromParty: "6", minutes: "150" },
        { fromParty: "6", minutes: "180" },
      ],
    };
    expect(readPolicyForm({ ...form, ...wrong }, "EUR")).toEqual({
      ok: false,
      problems: {
        partyMax: "partyReversed",
        slotLengthMinutes: "stayInvalid",
        slotIntervalMinutes: "intervalInvalid",
        leadMinutes: "leadInvalid",
        daysAhead: "daysInvalid",
        reminderHours: "reminderInvalid",
        longerStays: "partyTwice",
      },
    });
  });
});
