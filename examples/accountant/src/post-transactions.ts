import { ACCOUNTS } from "./accounts.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { Entry } from "./journal.js";

type Transaction = Schemas["BalanceTransaction"];

/**
 * What changed the balance at the platform. Held, available and the fee are in the transaction; what they stand against
 * depends on its type. `gross` is `held + available + fee`, so that every entry balances.
 */
export function transactionEntry(transaction: Transaction, { money, calendar }: Restaurant): Entry {
  const gross = money.toMinor(transaction.gross);
  return {
    id: transaction.id,
    day: calendar.dayOf(transaction.createdAt),
    text: `${transaction.description}${transaction.reference === null ? "" : ` ${transaction.reference}`}`,
    about: transaction.orderId ?? transaction.billId ?? transaction.subject?.id ?? null,
    lines: [
      [ACCOUNTS.held, money.toMinor(transaction.held)],
      [ACCOUNTS.available, money.toMinor(transaction.available)],
      [ACCOUNTS.fees, money.toMinor(transaction.fee)],
      ...against(transaction, gross),
    ],
  };
}

function against({ type, purse, subject }: Transaction, gross: number): [string, number][] {
  switch (type) {
    case "charge":
    case "refund":
    case "refund_failed": {
      const payer = payerAccount(subject?.kind ?? null);
      if (purse !== "gift_card") return [[payer, -gross]];
      // The guest paid with a card: what the platform kept for it is held now, and the restaurant owes its holder less.
      return [
        [ACCOUNTS.giftCardFunds, -gross],
        [ACCOUNTS.giftCards, gross],
        [payer, -gross],
      ];
    }
    case "gift_card_sale":
    case "gift_card_refund":
      // The platform puts aside what holders can spend. A card that was made by hand was paid to the restaurant, or
      // not at all.
      return subject === null
        ? [
            [ACCOUNTS.giftCardFunds, -gross],
            [ACCOUNTS.giftCards, gross],
            [ACCOUNTS.giftCardsByHand, -gross],
          ]
        : [[ACCOUNTS.giftCardFunds, -gross]];
    case "payout":
    case "payout_reversal":
      return [[ACCOUNTS.bank, -gross]];
    case "dispute":
    case "dispute_reversal":
      return [[ACCOUNTS.disputes, -gross]];
    case "adjustment":
      return [[ACCOUNTS.adjustments, -gross]];
    // What a card had left when it expired is in the card's own movements; here the row is there, with amounts of
    // nothing.
    case "gift_card_expiry":
    case "release":
      return gross === 0 ? [] : [[ACCOUNTS.adjustments, -gross]];
    // The API grows: what is not known yet is booked where an accountant looks.
    default:
      return [[ACCOUNTS.adjustments, -gross]];
  }
}

function payerAccount(kind: "order" | "bill_share" | "gift_card_purchase" | "deposit" | null): string {
  if (kind === "gift_card_purchase") return ACCOUNTS.giftCards;
  if (kind === "deposit") return ACCOUNTS.deposits;
  return ACCOUNTS.guests;
}
