import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { bookingTime, momentText, ReservationEmail } from "./reservation-email";

/** A table is held for a deposit, and where to pay it. */
export const reservationDeposit: EmailMessage<"reservation-deposit"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  const until = momentText(booking, booking.payUntil, locale);
  return {
    subject: t("reservationDeposit.subject", { restaurant, when: bookingTime(booking, locale) }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        title={t("reservationDeposit.title")}
        lead={t("reservationDeposit.lead", { restaurant, until })}
      >
        <Paragraph quiet>{t("reservationDeposit.hint")}</Paragraph>
        <ActionButton href={booking.payUrl} accent={accent}>
          {t("reservationDeposit.pay")}
        </ActionButton>
      </ReservationEmail>
    ),
  };
};
