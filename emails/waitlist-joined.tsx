import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";
import { emailWords, emailWriter } from "./email-writer";
import { bookingTime, ReservationEmail } from "./reservation-email";

/** The guest is on the list for a full evening, and how to change the times or leave it. */
export const waitlistJoined: EmailMessage<"waitlist-joined"> = (booking, locale) => {
  const t = emailWords(booking, locale);
  const writer = emailWriter(booking, locale);
  const { name: restaurant, accent } = booking.restaurant;
  const times = { from: bookingTime(booking, locale), to: writer.time(booking.latestAt) };
  return {
    subject: t("waitlistJoined.subject", { restaurant }),
    body: (
      <ReservationEmail
        booking={booking}
        locale={locale}
        isWaiting
        title={t("waitlistJoined.title")}
        lead={t("waitlistJoined.lead", { restaurant })}
        when={t("waitlistJoined.times", times)}
      >
        <Paragraph quiet>{t("waitlistJoined.hint")}</Paragraph>
        <ActionButton href={booking.requestUrl} accent={accent}>
          {t("waitlistJoined.open")}
        </ActionButton>
      </ReservationEmail>
    ),
  };
};
