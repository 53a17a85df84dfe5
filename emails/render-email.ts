import { compile } from "html-to-text";
import type { ReactElement } from "react";
import { plainTextSelectors } from "react-email";
import { DEFAULT_LOCALE, isLocale } from "@/lib/core/i18n/locales";
import type { EmailTemplate } from "@/lib/platform/mail/email-templates";
import type { QueuedEmail, RenderedEmail } from "@/lib/platform/mail/rendered-email";
import { booksDiffer } from "./books-differ";
import { dispute } from "./dispute";
import { domainLost } from "./domain-lost";
import type { EmailMessage } from "./email-message";
import { giftCard } from "./gift-card";
import { giftCardReceipt } from "./gift-card-receipt";
import { guestData } from "./guest-data";
import { onlinePayments } from "./online-payments";
import { orderAccepted } from "./order-accepted";
import { orderCanceled } from "./order-canceled";
import { orderDelivered } from "./order-delivered";
import { orderProposal } from "./order-proposal";
import { orderReady } from "./order-ready";
import { orderReceived } from "./order-received";
import { orderUnpaid } from "./order-unpaid";
import { passwordReset } from "./password-reset";
import { platformAlarm } from "./platform-alarm";
import { proveEmail } from "./prove-email";
import { proveOwnerEmail } from "./prove-owner-email";
import { reservationCanceled } from "./reservation-canceled";
import { reservationChanged } from "./reservation-changed";
import { reservationConfirmed } from "./reservation-confirmed";
import { reservationDeposit } from "./reservation-deposit";
import { reservationReminder } from "./reservation-reminder";
import { restaurantOpened } from "./restaurant-opened";
import { restaurantSuspended } from "./restaurant-suspended";
import { secondFactorDue } from "./second-factor-due";
import { staffInvitation } from "./staff-invitation";
import { withUnlinkedTexts } from "./unlinked-text";
import { unseenOrder } from "./unseen-order";
import { waitlistJoined } from "./waitlist-joined";
import { waitlistOffer } from "./waitlist-offer";
import { waitlistOpening } from "./waitlist-opening";
import { webhookDisabled } from "./webhook-disabled";

const MESSAGES: { [T in EmailTemplate]: EmailMessage<T> } = {
  "order-received": orderReceived,
  "order-unpaid": orderUnpaid,
  "order-accepted": orderAccepted,
  "order-ready": orderReady,
  "order-delivered": orderDelivered,
  "order-canceled": orderCanceled,
  "order-proposal": orderProposal,
  "unseen-order": unseenOrder,
  "waitlist-offer": waitlistOffer,
  "waitlist-joined": waitlistJoined,
  "waitlist-opening": waitlistOpening,
  "reservation-confirmed": reservationConfirmed,
  "reservation-deposit": reservationDeposit,
  "reservation-changed": reservationChanged,
  "reservation-canceled": reservationCanceled,
  "reservation-reminder": reservationReminder,
  "gift-card": giftCard,
  "gift-card-receipt": giftCardReceipt,
  "webhook-disabled": webhookDisabled,
  "domain-lost": domainLost,
  "books-differ": booksDiffer,
  "password-reset": passwordReset,
  "prove-email": proveEmail,
  "guest-data": guestData,
  "prove-owner-email": proveOwnerEmail,
  "restaurant-opened": restaurantOpened,
  "restaurant-suspended": restaurantSuspended,
  "online-payments": onlinePayments,
  dispute,
  "second-factor-due": secondFactorDue,
  "staff-invitation": staffInvitation,
  "platform-alarm": platformAlarm,
};

/** What react-email's `toPlainText` does, without compiling the selectors for every email: half of its time. */
const plainTextOf = compile({ wordwrap: false, selectors: plainTextSelectors });

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** What React adds for a browser, which would fetch the pictures ahead. */
const PRELOAD_HINTS = /<link rel="preload" as="image"[^>]*>/g;

/**
 * An email as HTML, by React's static renderer, since an email waits for nothing. react-email's `render` streams, which
 * takes twice as long and switches on React's AsyncLocalStorage: it slows down every promise of the process from then on.
 */
async function htmlOf(body: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return DOCTYPE + renderToStaticMarkup(body).replace(PRELOAD_HINTS, "");
}

/** A restaurant's name may hold a line break; a subject is a header and may not. */
function headerLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Renders a stored email by its template, in its locale or else in English. Throws when there is no such template. */
export async function renderEmail(email: QueuedEmail): Promise<RenderedEmail> {
  if (!Object.hasOwn(MESSAGES, email.template)) throw new Error(`There is no template ${email.template}`);
  // The queue stored these props for this very template.
  const message = MESSAGES[email.template as EmailTemplate] as EmailMessage<EmailTemplate>;
  const {
    subject,
    body,
    attachments = [],
  } = message(
    withUnlinkedTexts(email.props as Parameters<typeof message>[0]),
    isLocale(email.locale) ? email.locale : DEFAULT_LOCALE,
  );
  const html = await htmlOf(body);
  return { subject: headerLine(subject), html, text: plainTextOf(html), attachments };
}
