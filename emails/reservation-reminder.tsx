import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { calendarAttachments } from "./reservation-calendar";
import { bookingTime, ReservationEmail } from "./reservation-email";

/** The table is waiting, and how to give it back in time. */
export const reservationReminder: EmailMessage<"reservation-reminder"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  return {
    subject: t("reservationReminder.subject", { restaurant, when: bookingTime(booking, locale) }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        title={t("reservationReminder.title")}
        lead={t("reservationReminder.lead", { restaurant })}
      >
        <Paragraph quiet>{t("reservationReminder.cancelHint")}</Paragraph>
        <ActionButton href={booking.cancelUrl} accent={accent}>
          {t("reservationReminder.cancel")}
        </ActionButton>
      </ReservationEmail>
    ),
    attachments: calendarAttachments(booking, locale),
  };
};
