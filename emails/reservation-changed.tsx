import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { calendarAttachments } from "./reservation-calendar";
import { bookingTime, ReservationEmail } from "./reservation-email";

/** The restaurant or the guest has moved the booking or changed the size of the party. */
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
        lead={t("reservationChanged.lead", { by: booking.changedBy ?? "restaurant", restaurant })}
      >
        {booking.cancelUrl && (
          <>
            <Paragraph quiet>{t("reservationChanged.hint")}</Paragraph>
            <ActionButton href={booking.cancelUrl} accent={booking.restaurant.accent}>
              {t("reservationChanged.open")}
            </ActionButton>
          </>
        )}
      </ReservationEmail>
    ),
    attachments: calendarAttachments(booking, locale),
  };
};
