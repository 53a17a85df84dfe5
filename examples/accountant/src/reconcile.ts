import { dataOf } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import { ACCOUNTS, SALES, salesAccount, TAX, takingsAccount, taxAccount } from "./accounts.js";
import type { Restaurant } from "./bazar.js";
import type { Books } from "./books.js";
import { balancesOf } from "./journal.js";

export interface Reconciled {
  readonly debits: number;
  readonly statement: { readonly held: number; readonly available: number; readonly transactions: number };
  readonly taxRates: number;
  readonly takings: number;
  readonly giftCards: number;
  readonly sales: number;
  readonly openItems: number;
}

/** The books against what the platform itself says of the same days. Throws where they differ by a cent. */
export async function reconcile(restaurant: Restaurant, books: Books): Promise<Reconciled> {
  const balances = balancesOf(books.entries.values());
  const of = (account: string) => balances.get(account) ?? 0;
  checkEqual(
    [...balances.values()].reduce((sum, amount) => sum + amount, 0),
    0,
    "Debits less credits",
  );
  const debits = [...books.entries.values()]
    .flatMap(({ lines }) => lines)
    .reduce((sum, [, amount]) => sum + Math.max(amount, 0), 0);
  const query = { from: books.firstDay, to: restaurant.calendar.today() };
  checkNumbers(books);
  return {
    debits,
    statement: await checkStatement(restaurant, books, query, of),
    taxRates: await checkTax(restaurant, query, balances),
    takings: await checkTakings(restaurant, books, query),
    giftCards: await checkGiftCards(restaurant, books, query, of),
    sales: await checkSales(restaurant, books, query),
    openItems: checkGuests(books),
  };
}

type Range = { from: string; to: string };

/** Receipts and corrections count without gaps: a number that is missing was not read. */
function checkNumbers({ numbers }: Books): void {
  const series = new Map<string, number[]>();
  for (const text of numbers) {
    const [, letter, digits] = /^(\D+)(\d+)$/.exec(text) ?? [];
    if (letter !== undefined && digits !== undefined)
      series.set(letter, [...(series.get(letter) ?? []), Number(digits)]);
  }
  for (const [letter, each] of series)
    checkEqual(
      Math.max(...each) - Math.min(...each) + 1,
      each.length,
      `How many numbers of ${letter} there are`,
    );
}

async function checkStatement(
  { bazar, path, money }: Restaurant,
  books: Books,
  query: Range,
  of: (account: string) => number,
) {
  const statement = await dataOf(bazar.GET("/api/tenant/{tenantId}/statement", { params: { path, query } }));
  const own = statement.currencies.find(({ currency }) => currency === money.currency);
  const held = money.toMinor(own?.closing.held ?? 0);
  const available = money.toMinor(own?.closing.available ?? 0);
  checkEqual(of(ACCOUNTS.held), held, "Held, at the end of the statement");
  checkEqual(of(ACCOUNTS.available), available, "Available, at the end of the statement");
  const lines = own?.lines ?? [];
  checkEqual(of(ACCOUNTS.fees), sum(lines.map(({ fee }) => money.toMinor(fee))), "The fees of the statement");
  const toBank = lines.filter(({ type }) => type === "payout" || type === "payout_reversal");
  checkEqual(
    of(ACCOUNTS.bank),
    -sum(toBank.map(({ gross }) => money.toMinor(gross))),
    "What was paid out by the statement",
  );
  // The statement leaves out transactions of nothing, which the list has: gift cards that expired.
  const transactions = [...books.entries.values()].filter(
    ({ id, lines }) => id.startsWith("ltx_") && lines.length > 0,
  ).length;
  checkEqual(transactions, sum(lines.map(({ count }) => count)), "How many transactions the statement has");
  return { held, available, transactions };
}

async function checkTax(
  { bazar, path, money }: Restaurant,
  query: Range,
  balances: Map<string, number>,
): Promise<number> {
  const report = await dataOf(bazar.GET("/api/tenant/{tenantId}/reports/tax", { params: { path, query } }));
  for (const { rate, net, tax } of report.rates) {
    checkEqual(-(balances.get(salesAccount(rate)) ?? 0), money.toMinor(net), `Sales at ${rate ?? "no"} %`);
    if (rate !== null)
      checkEqual(-(balances.get(taxAccount(rate)) ?? 0), money.toMinor(tax), `Tax at ${rate} %`);
  }
  // Nothing may be at a rate that the report does not have.
  const booked = sum(
    [...balances]
      .filter(([account]) => account.startsWith(SALES) || account.startsWith(TAX))
      .map(([, each]) => each),
  );
  checkEqual(
    -booked,
    sum(report.rates.map(({ gross }) => money.toMinor(gross))),
    "Sales and tax at all rates",
  );
  return report.rates.length;
}

async function checkTakings({ bazar, path, money }: Restaurant, books: Books, query: Range): Promise<number> {
  const { ways } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/reports/takings", { params: { path, query } }),
  );
  const takings = [...books.entries.values()].filter(
    ({ id, lines }) =>
      id.startsWith("other-takings") || lines.some(([account]) => account === ACCOUNTS.guests),
  );
  const balances = balancesOf(takings);
  for (const { method, type, net } of ways)
    checkEqual(
      balances.get(takingsAccount(method, type)) ?? 0,
      money.toMinor(net),
      `Taken by ${type ?? method}`,
    );
  return sum(ways.map(({ net }) => money.toMinor(net)));
}

async function checkGiftCards(
  { bazar, path, money }: Restaurant,
  books: Books,
  query: Range,
  of: (account: string) => number,
): Promise<number> {
  const report = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/reports/gift-cards", { params: { path, query } }),
  );
  const outstanding = money.toMinor(report.outstanding);
  checkEqual(-of(ACCOUNTS.giftCards), outstanding, "What holders of gift cards can spend");
  checkEqual(of(ACCOUNTS.giftCardFunds), outstanding, "What the platform keeps for gift cards");
  const kinds: Record<string, string> = {
    sold: "issue",
    issued: "issue",
    redeemed: "redeem",
    returned: "return",
    expired: "expire",
    refunded: "refund",
  };
  for (const kind of new Set(Object.values(kinds))) {
    const own = sum(
      [...books.cardMoves.values()]
        .filter((move) => move.kind === kind && move.day >= books.firstDay)
        .map(({ amount }) => Math.abs(amount)),
    );
    const theirs = sum(
      report.moves
        .filter(({ move }) => kinds[move] === kind)
        .map(({ amount }) => Math.abs(money.toMinor(amount))),
    );
    checkEqual(own, theirs, `Movements of gift cards: ${kind}`);
  }
  // Cards that were made by hand and paid for cannot be more than those that were made by hand.
  check(
    of(ACCOUNTS.giftCardsByHand) >= 0,
    "More was taken for gift cards than were made by hand: are there deposits?",
  );
  return outstanding;
}

async function checkSales({ bazar, path, money }: Restaurant, books: Books, query: Range): Promise<number> {
  const { totals } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/reports/overview", { params: { path, query } }),
  );
  const counted = [...books.sales.values()].filter(
    ({ counts, day }) => counts && day >= query.from && day <= query.to,
  );
  checkEqual(counted.length, totals.orders, "Orders and bills");
  checkEqual(sum(counted.map(({ sales }) => sales)), money.toMinor(totals.sales), "Sales");
  checkEqual(sum(counted.map(({ refunds }) => refunds)), money.toMinor(totals.refunds), "Refunds");
  checkEqual(sum(counted.map(({ tips }) => tips)), money.toMinor(totals.tips), "Tips");
  return money.toMinor(totals.net);
}

/** What has a receipt is paid to the cent. What has none yet is open: paid ahead, or a table that still sits. */
function checkGuests(books: Books): number {
  const items = new Map<string, { balance: number; hasReceipt: boolean; firstDay: string }>();
  for (const { id, about, day, lines } of books.entries.values()) {
    const amount = sum(lines.filter(([account]) => account === ACCOUNTS.guests).map(([, each]) => each));
    if (about === null || amount === 0) continue;
    const item = items.get(about) ?? { balance: 0, hasReceipt: false, firstDay: day };
    items.set(about, {
      balance: item.balance + amount,
      hasReceipt: item.hasReceipt || id.startsWith("rcp_"),
      firstDay: item.firstDay < day ? item.firstDay : day,
    });
  }
  const open = [...items].filter(([, { balance }]) => balance !== 0);
  // On the first day the other half may be in the books of the day before.
  for (const [about, { balance, hasReceipt, firstDay }] of open)
    check(!hasReceipt || firstDay === books.firstDay, `${about} has a receipt and ${balance} is open.`);
  return open.length;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
