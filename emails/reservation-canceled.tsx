import type { EmailMessage } from "./email-message";
import { emailWords } from "./email-writer";
import { calendarAttachments } from "./reservation-calendar";
import { ReservationEmail } from "./reservation-email";

/** The booking is canceled, by the guest or by the restaurant. */
export const reservationCanceled: EmailMessage<"reservation-canceled"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const restaurant = booking.restaurant.name;
  return {
    subject: t("reservationCanceled.subject", { restaurant }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        title={t("reservationCanceled.title")}
        lead={t("reservationCanceled.lead", { restaurant, by: booking.canceledBy })}
      />
    ),
    attachments: calendarAttachments(booking, locale, { canceled: true }),
  };
};
