import type { EmailMessage } from "./email-message";
import { Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { calendarAttachments } from "./reservation-calendar";
import { bookingTime, ReservationEmail } from "./reservation-email";

/** The restaurant has moved the booking or changed the size of the party. */
export const reservationChanged: EmailMessage<"reservation-changed"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const restaurant = booking.restaurant.name;
  return {
    subject: t("reservationChanged.subject", { restaurant, when: bookingTime(booking, locale) }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        title={t("reservationChanged.title")}
        lead={t("reservationChanged.lead", { restaurant })}
      >
        <Paragraph quiet>{t("reservationChanged.hint")}</Paragraph>
      </ReservationEmail>
    ),
    attachments: calendarAttachments(booking, locale),
  };
};
