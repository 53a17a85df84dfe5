/** The cards that the embedded payment processor knows; their numbers are Stripe's. Pure. */
export const TEST_CARDS = {
  succeeded: "4242424242424242",
  declined: "4000000000000002",
  insufficient_funds: "4000000000009995",
  lost_card: "4000000000009987",
  expired_card: "4000000000000069",
  incorrect_cvc: "4000000000000127",
  requires_action: "4000002500003155",
} as const;

export type CardOutcome = keyof typeof TEST_CARDS;

export type CardProblem = "numberWrong" | "numberUnknown" | "expiryWrong" | "cvcWrong";

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

export function groupCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/** Month and year with the slash between them, as one types. */
export function groupExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether the digits carry their own check (ISO/IEC 7812-1, Luhn). */
function checksOut(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

function expiryHolds(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d{2})(\d{2})$/.exec(digitsOf(expiry)) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}

/** What the embedded processor makes of a card, or what is wrong with it. */
export function readTestCard(
  card: { number: string; expiry: string; cvc: string },
  now: Date,
): { outcome: CardOutcome } | { problem: CardProblem } {
  const number = digitsOf(card.number);
  if (!checksOut(number)) return { problem: "numberWrong" };
  const known = Object.entries(TEST_CARDS).find(([, each]) => each === number);
  if (!known) return { problem: "numberUnknown" };
  if (!expiryHolds(card.expiry, now)) return { problem: "expiryWrong" };
  if (!/^\d{3,4}$/.test(digitsOf(card.cvc))) return { problem: "cvcWrong" };
  return { outcome: known[0] as CardOutcome };
}
