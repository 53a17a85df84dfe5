import { calendarFile } from "@/lib/core/calendar/calendar-file";
import type { Locale } from "@/lib/core/i18n/locales";
import type { ReservationEmailProps } from "@/lib/platform/mail/email-templates";
import type { EmailAttachment } from "@/lib/platform/mail/rendered-email";
import { emailWords } from "./email-writer";

/** The booking for the guest's own calendar; none for an email that an older version queued. */
export function calendarAttachments(
  booking: ReservationEmailProps,
  locale: Locale,
  { canceled = false } = {},
): EmailAttachment[] {
  const { calendar, restaurant } = booking;
  if (!calendar) return [];
  const t = emailWords(booking, locale);
  const content = calendarFile({
    uid: calendar.uid,
    sequence: calendar.sequence,
    madeAt: new Date(calendar.madeAt),
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(calendar.endsAt),
    title: restaurant.name,
    place: restaurant.address,
    description: `${t("reservation.guests", { count: booking.guestCount })}\n${restaurant.phone}`,
    canceled,
  });
  return [{ filename: "booking.ics", contentType: "text/calendar; charset=utf-8", content }];
}
