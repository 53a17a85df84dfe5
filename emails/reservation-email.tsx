import type { ReactNode } from "react";
import { Column, Row, Section, Text } from "react-email";
import type { Locale } from "@/lib/core/i18n/locales";
import type { ReservationEmailProps } from "@/lib/platform/mail/email-templates";
import { EmailFrame } from "./email-frame";
import { Paragraph } from "./email-parts";
import { COLORS, SANS } from "./email-style";
import { emailWords, emailWriter } from "./email-writer";

type ReservationEmailInput = {
  booking: ReservationEmailProps;
  locale: Locale;
  title: string;
  lead: string;
  /** Instead of the booking's date and time. */
  when?: string;
  /** Nothing is booked yet. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/** Date and time of a booking. */
export function bookingTime(booking: ReservationEmailProps, locale: Locale): string {
  return momentText(booking, booking.startsAt, locale);
}

/** Date and time of an instant as bookingTime writes them. */
export function momentText(booking: ReservationEmailProps, at: string, locale: Locale): string {
  return emailWriter(booking, locale).appointment(at);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const text = { fontFamily: SANS, fontSize: 16, lineHeight: "23px", margin: 0, padding: "6px 0" };
  return (
    <Row>
      <Column style={{ verticalAlign: "top", width: 140 }}>
        <Text className="soft" style={{ ...text, color: COLORS.soft }}>
          {label}
        </Text>
      </Column>
      <Column style={{ verticalAlign: "top" }}>
        <Text className="ink" style={{ ...text, color: COLORS.ink }}>
          {children}
        </Text>
      </Column>
    </Row>
  );
}

/** What the guest paid and what becomes of it; null where nothing was paid and nothing is asked for. */
function depositText(booking: ReservationEmailProps, locale: Locale): string | null {
  const { deposit } = booking;
  if (!deposit || deposit.status === "canceled" || deposit.status === "waived") return null;
  const t = emailWords(booking, locale);
  const amount = emailWriter(booking, locale).money(deposit.amountMinor, deposit.currency);
  const until = momentText(booking, deposit.refundableUntil, locale);
  return t(`reservation.deposit.${deposit.status}`, { amount, until });
}

/** The common parts of every email about a booking or a wish for one: greeting, lead, time and place. */
export function ReservationEmail(input: ReservationEmailInput) {
  const { booking, locale, title, lead, when, isWaiting = false, children } = input;
  const t = emailWords(booking, locale);
  const { restaurant, customerName, specialRequests } = booking;
  const deposit = depositText(booking, locale);
  return (
    <EmailFrame
      locale={locale}
      preview={lead}
      sender={restaurant}
      title={title}
      footer={t(isWaiting ? "reservation.waitingFooter" : "reservation.footer", {
        restaurant: restaurant.name,
      })}
      dataLink={t("guestData.link")}
    >
      <Paragraph>
        {customerName === ""
          ? t("reservation.greetingNobody")
          : t("reservation.greeting", { name: customerName })}
      </Paragraph>
      <Paragraph>{lead}</Paragraph>
      <Section style={{ margin: "4px 0 16px" }}>
        <Fact label={t("reservation.when")}>{when ?? bookingTime(booking, locale)}</Fact>
        <Fact label={t("reservation.party")}>{t("reservation.guests", { count: booking.guestCount })}</Fact>
        <Fact label={t("reservation.where")}>{restaurant.address}</Fact>
        {deposit !== null && <Fact label={t("reservation.depositLabel")}>{deposit}</Fact>}
        {specialRequests !== null && <Fact label={t("reservation.requests")}>{specialRequests}</Fact>}
      </Section>
      {children}
    </EmailFrame>
  );
}
