import {
  inboxGuestEmailLimit,
  inboxProofLimit,
  type RateLimitPolicy,
} from "@/lib/platform/rate-limit/limits";
import type { EmailProps, EmailTemplate } from "./email-templates";

/** Of every email, which limit of its inbox it counts against; null where it is always sent (ADR 034). */
const CAPS: { [T in EmailTemplate]: RateLimitPolicy | null } = {
  "order-received": inboxGuestEmailLimit,
  "order-unpaid": inboxGuestEmailLimit,
  "order-accepted": inboxGuestEmailLimit,
  "order-ready": inboxGuestEmailLimit,
  "order-delivered": inboxGuestEmailLimit,
  "order-canceled": inboxGuestEmailLimit,
  "order-proposal": inboxGuestEmailLimit,
  "reservation-confirmed": inboxGuestEmailLimit,
  "reservation-deposit": inboxGuestEmailLimit,
  "reservation-changed": inboxGuestEmailLimit,
  "reservation-reminder": inboxGuestEmailLimit,
  "waitlist-offer": inboxGuestEmailLimit,
  "waitlist-joined": inboxGuestEmailLimit,
  "waitlist-opening": inboxGuestEmailLimit,
  "staff-invitation": inboxGuestEmailLimit,
  "prove-email": inboxProofLimit,
  "prove-owner-email": inboxProofLimit,
  // Nobody shall come for a table that is gone.
  "reservation-canceled": null,
  // Somebody has paid for them.
  "gift-card": null,
  "gift-card-receipt": null,
  // Limited where it is asked for, and sent to accounts only.
  "password-reset": null,
  "guest-data": null,
  // To the restaurant's own people.
  "unseen-order": null,
  "restaurant-suspended": null,
  "restaurant-opened": null,
  "online-payments": null,
  "second-factor-due": null,
  "platform-alarm": null,
  dispute: null,
  "books-differ": null,
  "webhook-disabled": null,
  "domain-lost": null,
};

const PAID_DEPOSITS = ["paid", "kept", "returned"];

/** The limit of its inbox that an email counts against; null where it is always sent, as what somebody paid for is. */
export function inboxCapOf({
  template,
  props,
}: {
  template: string;
  props: unknown;
}): RateLimitPolicy | null {
  const { isPaid, deposit } = props as Partial<
    EmailProps["order-received"] & EmailProps["reservation-confirmed"]
  >;
  if (isPaid || (deposit && PAID_DEPOSITS.includes(deposit.status))) return null;
  return Object.hasOwn(CAPS, template) ? CAPS[template as EmailTemplate] : null;
}
