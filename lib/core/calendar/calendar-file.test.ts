import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file";

const event: CalendarEvent = {
  uid: "rsv_1@bazar.example",
  sequence: 0,
  madeAt: new Date("2027-03-01T08:00:00Z"),
  startsAt: new Date("2027-03-28T18:30:00Z"),
  endsAt: new Date("2027-03-28T20:00:00Z"),
  title: "Trattoria Luigi",
  place: "Via Roma 1, Torino",
  description: "4 guests",
  canceled: false,
};

/** Continued lines joined again, as a calendar reads them. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");

describe("a calendar file", () => {
  it("holds one event with its times in UTC", () => {
    expect(unfolded(calendarFile(event))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Bazar//Bookings//EN",
      "BEGIN:VEVENT",
      "UID:rsv_1@bazar.example",
      "SEQUENCE:0",
      "DTSTAMP:20270301T080000Z",
      "DTSTART:20270328T183000Z",
      "DTEND:20270328T200000Z",
      "SUMMARY:Trattoria Luigi",
      "LOCATION:Via Roma 1\\, Torino",
      "DESCRIPTION:4 guests",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("lets no text of a restaurant or guest become a line of its own", () => {
    const title = "A\\B;C,D\r\nATTENDEE:mailto:eve@evil.example\u0007";
    const lines = unfolded(calendarFile({ ...event, title }));
    expect(lines).toContain("SUMMARY:A\\\\B\\;C\\,D\\nATTENDEE:mailto:eve@evil.example");
    expect(lines).toHaveLength(16);
  });

  it("folds after 75 octets, never within a character", () => {
    const title = "寿司🍣".repeat(40);
    const file = calendarFile({ ...event, title });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });

  it("says when the event is off", () => {
    expect(calendarFile({ ...event, canceled: true, sequence: 3 })).toMatch(
      /SEQUENCE:3\r\n[\s\S]*STATUS:CANCELLED/,
    );
  });
});
