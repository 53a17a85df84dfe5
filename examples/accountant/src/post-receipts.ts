import { ACCOUNTS, salesAccount, taxAccount } from "./accounts.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { Entry } from "./journal.js";

/**
 * A receipt or a correction: sales and tax by rate and tips against the guests' account. How the guest paid is booked
 * from where the money went, so that a correction needs nothing else: it is a receipt with its signs turned.
 */
export function receiptEntry(receipt: Schemas["Receipt"], { money, calendar }: Restaurant): Entry {
  const taxed = receipt.taxLines.flatMap((line): [string, number][] => [
    [salesAccount(line.rate), -money.toMinor(line.net)],
    [taxAccount(line.rate), -money.toMinor(line.tax)],
  ]);
  const inLines = receipt.taxLines.reduce((sum, { gross }) => sum + money.toMinor(gross), 0);
  return {
    id: receipt.id,
    day: calendar.dayOf(receipt.issuedAt),
    text: `${receipt.kind} ${receipt.number}${receipt.corrects ? ` of ${receipt.corrects.number}, ${receipt.cause ?? ""}` : ""}`,
    about: receipt.orderId ?? receipt.billId,
    lines: [
      [ACCOUNTS.guests, money.toMinor(receipt.total)],
      ...taxed,
      [salesAccount(null), inLines - money.toMinor(receipt.gross)],
      [ACCOUNTS.tips, -money.toMinor(receipt.tip)],
    ],
  };
}
