import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { calendarAttachments } from "./reservation-calendar";
import { bookingTime, ReservationEmail } from "./reservation-email";

/** The table is booked, and how to give it back. */
export const reservationConfirmed: EmailMessage<"reservation-confirmed"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  return {
    subject: t("reservationConfirmed.subject", { restaurant, when: bookingTime(booking, locale) }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        title={t("reservationConfirmed.title")}
        lead={t("reservationConfirmed.lead", { restaurant })}
      >
        <Paragraph quiet>{t("reservationConfirmed.cancelHint")}</Paragraph>
        <ActionButton href={booking.cancelUrl} accent={accent}>
          {t("reservationConfirmed.cancel")}
        </ActionButton>
      </ReservationEmail>
    ),
    attachments: calendarAttachments(booking, locale),
  };
};
