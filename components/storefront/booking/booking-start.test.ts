import { createFormatter } from "next-intl";
import { expect, it } from "vitest";
import { bookingStart } from "./booking-start";

const format = createFormatter({ locale: "en-GB", timeZone: "Europe/Rome" });
const config = { partySize: { min: 2, max: 8 }, daysAhead: 30, blockedDates: ["2026-11-23"] };
const nothing = { date: null, time: null, guests: null };
const startWith = (wanted: typeof nothing | { date: string | null; time: null; guests: number }) =>
  bookingStart(config, { today: "2026-11-22", wanted, format });

it("begins with two guests today, and offers a week of days as the visitor writes them", () => {
  const { days, ...rest } = startWith(nothing);
  expect(rest).toEqual({ guestCount: 2, date: "2026-11-22", first: "2026-11-22", last: "2026-12-22" });
  expect(days).toHaveLength(7);
  expect(days.slice(0, 2)).toEqual([
    { value: "2026-11-22", label: "22 Nov", detail: "Sun" },
    { value: "2026-11-24", label: "24 Nov", detail: "Tue" },
  ]);
});

it("takes the day and the party of a link as far as they can be booked", () => {
  expect(startWith({ date: "2026-12-01", time: null, guests: 4 })).toMatchObject({
    guestCount: 4,
    date: "2026-12-01",
  });
  expect(startWith({ date: "2027-12-01", time: null, guests: 40 })).toMatchObject({
    guestCount: 8,
    date: "2026-11-22",
  });
});
