import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { ReservationEmail } from "./reservation-email";

/** A table is held for a party that waits, and where to take it. */
export const waitlistOffer: EmailMessage<"waitlist-offer"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  const until = emailWriter(booking, locale).time(booking.offerUntil);
  return {
    subject: t("waitlistOffer.subject", { restaurant, until }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        isWaiting
        title={t("waitlistOffer.title")}
        lead={t("waitlistOffer.lead", { restaurant, until })}
      >
        <Paragraph quiet>{t("waitlistOffer.hint")}</Paragraph>
        <ActionButton href={booking.offerUrl} accent={accent}>
          {t("waitlistOffer.open")}
        </ActionButton>
      </ReservationEmail>
    ),
  };
};
