type Card = { brand: "visa" | "mastercard"; last4: string };
type Declined = { code: string; decline_code?: string; message: string };

export type TestMethod = {
  /** Null for what is no card. */
  card: Card | null;
  does: "succeeds" | "asks" | Declined;
};

/** A card whose bank takes every payment back at once. */
export const DISPUTED_CARD = "pm_card_createDispute";

const visa = (last4: string): Card => ({ brand: "visa", last4 });
const declined = (last4: string, code: string, decline: string, message: string): TestMethod => ({
  card: visa(last4),
  does: { code, ...(decline && { decline_code: decline }), message },
});

/**
 * By the names, numbers, codes and words of the real service ("Test cards", "Decline codes"). One name is not its own: the
 * page on which a bank asks the cardholder is here a call, and a refusal there is `pm_card_authenticationRefused`.
 */
const METHODS: Readonly<Record<string, TestMethod>> = {
  pm_card_visa: { card: visa("4242"), does: "succeeds" },
  pm_card_mastercard: { card: { brand: "mastercard", last4: "4444" }, does: "succeeds" },
  [DISPUTED_CARD]: { card: visa("0259"), does: "succeeds" },
  pm_paypal: { card: null, does: "succeeds" },
  pm_satispay: { card: null, does: "succeeds" },
  pm_card_authenticationRequired: { card: visa("3155"), does: "asks" },
  pm_card_authenticationRefused: declined(
    "3155",
    "payment_intent_authentication_failure",
    "",
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  ),
  pm_card_chargeDeclined: declined("0002", "card_declined", "generic_decline", "Your card was declined."),
  pm_card_visa_chargeDeclined: declined(
    "0002",
    "card_declined",
    "generic_decline",
    "Your card was declined.",
  ),
  pm_card_visa_chargeDeclinedInsufficientFunds: declined(
    "9995",
    "card_declined",
    "insufficient_funds",
    "Your card has insufficient funds.",
  ),
  pm_card_visa_chargeDeclinedLostCard: declined(
    "9987",
    "card_declined",
    "lost_card",
    "Your card was declined.",
  ),
  pm_card_chargeDeclinedExpiredCard: declined("0069", "expired_card", "", "Your card has expired."),
  pm_card_chargeDeclinedIncorrectCvc: declined(
    "0127",
    "incorrect_cvc",
    "",
    "Your card's security code is incorrect.",
  ),
};

/** What a payment method does, or null for one that there is not. */
export function findTestMethod(name: string): TestMethod | null {
  return Object.hasOwn(METHODS, name) ? (METHODS[name] ?? null) : null;
}
