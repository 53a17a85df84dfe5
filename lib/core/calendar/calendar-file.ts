/** One event for a calendar; times are instants. */
export type CalendarEvent = {
  /** The same for every version of one event. */
  uid: string;
  /** Higher in every later version. */
  sequence: number;
  madeAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  description: string;
  canceled: boolean;
};

const MOST_OCTETS = 75;

/** Text as a value of iCalendar: RFC 5545, 3.3.11. Other control characters are not allowed in it. */
function escaped(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/;/g, "\\;")
    .replace(/,/g, "\\,")
    .replace(/\r\n|\r|\n|\u2028|\u2029/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** An instant in UTC: RFC 5545, 3.3.5, form 2. */
function utc(at: Date): string {
  return `${at.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
}

/** A content line in pieces of at most 75 octets, never within a character: RFC 5545, 3.1. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece);
      // The space that begins a continued line counts too.
      piece = "";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n ");
}

/**
 * The event as an iCalendar file (RFC 5545), for a reader's own calendar: not an invitation, so nobody is asked to
 * answer. A later version with the same uid and a higher sequence replaces it.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bazar//Bookings//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${event.canceled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
