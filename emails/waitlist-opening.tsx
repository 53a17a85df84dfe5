import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords } from "./email-writer";
import { bookingTime, momentText, ReservationEmail } from "./reservation-email";

/** A table has become free on a full evening and is held for a guest who asked, and where to take it. */
export const waitlistOpening: EmailMessage<"waitlist-opening"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  const until = momentText(booking, booking.offerUntil, locale);
  return {
    subject: t("waitlistOpening.subject", { restaurant, when: bookingTime(booking, locale) }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        isWaiting
        title={t("waitlistOpening.title")}
        lead={t("waitlistOpening.lead", { restaurant, until })}
      >
        <Paragraph quiet>{t("waitlistOpening.hint")}</Paragraph>
        <ActionButton href={booking.offerUrl} accent={accent}>
          {t("waitlistOpening.open")}
        </ActionButton>
      </ReservationEmail>
    ),
  };
};
