import { join } from "node:path";
import { BazarError, dataOf } from "bazar-client";
import { ACCOUNTS, takingsAccount } from "./accounts.js";
import type { Restaurant } from "./bazar.js";
import { add, type Books, loadBooks, saveBooks } from "./books.js";
import { addDays, daysBetween } from "./calendar.js";
import { checkPayouts } from "./check-payouts.js";
import { type Entry, entryOf } from "./journal.js";
import { drawerEntries } from "./post-drawers.js";
import { receiptEntry } from "./post-receipts.js";
import { billSale, billTakings, orderSale, orderTakings } from "./post-takings.js";
import { transactionEntry } from "./post-transactions.js";
import { readChanges } from "./read-changes.js";
import { type Reconciled, reconcile } from "./reconcile.js";

/** A restaurant that is open sells between two of our questions; then what is new is read, and compared once more. */
const MOST_COMPARISONS = 4;

export interface Night {
  readonly added: string[];
  readonly entries: number;
  readonly journal: string;
  readonly books: Books;
  readonly reconciled: Reconciled;
}

/**
 * One night: what changed since the last is booked, compared with the platform's own reports, and only then written
 * down.
 */
export async function runNight(
  restaurant: Restaurant,
  options: { folder: string; firstDay: string | null },
): Promise<Night> {
  const folder = join(options.folder, restaurant.path.tenantId);
  const books = (await loadBooks(folder)) ?? (await openBooks(restaurant, options.firstDay));
  const before = new Set(books.entries.keys());
  let reconciled: Reconciled | null = null;
  for (let comparisons = 1; reconciled === null; comparisons += 1) {
    await bookChanges(restaurant, books);
    try {
      reconciled = await reconcile(restaurant, books);
    } catch (problem) {
      if (problem instanceof BazarError || comparisons === MOST_COMPARISONS) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 400 * comparisons));
    }
  }
  const journal = await saveBooks(folder, books, restaurant.money);
  const added = [...books.entries.keys()].filter((id) => !before.has(id));
  return { added, entries: books.entries.size, journal, books, reconciled };
}

/**
 * The first entry: what the platform held on the morning of the first day, and what holders of gift cards could spend.
 */
async function openBooks({ bazar, path, money, calendar }: Restaurant, told: string | null): Promise<Books> {
  const today = calendar.today();
  const firstDay = told ?? `${today.slice(0, 8)}01`;
  const params = { path, query: { from: firstDay, to: today } };
  const { currencies } = await dataOf(bazar.GET("/api/tenant/{tenantId}/statement", { params }));
  const opening = currencies.find(({ currency }) => currency === money.currency)?.opening;
  const held = money.toMinor(opening?.held ?? 0);
  const available = money.toMinor(opening?.available ?? 0);
  const cards = await dataOf(bazar.GET("/api/tenant/{tenantId}/reports/gift-cards", { params }));
  const signs: Record<string, number> = {
    sold: 1,
    issued: 1,
    returned: 1,
    redeemed: -1,
    expired: -1,
    refunded: -1,
  };
  const moved = cards.moves.reduce(
    (sum, { move, amount }) => sum + (signs[move] ?? 0) * money.toMinor(amount),
    0,
  );
  const spendable = money.toMinor(cards.outstanding) - moved;
  const begin = calendar.beginOf(firstDay);
  const entry = entryOf({
    id: "opening",
    day: firstDay,
    text: "Opening",
    about: null,
    lines: [
      [ACCOUNTS.held, held],
      [ACCOUNTS.available, available],
      [ACCOUNTS.giftCardFunds, spendable],
      [ACCOUNTS.giftCards, -spendable],
      [ACCOUNTS.opening, -held - available],
    ],
  });
  return {
    firstDay,
    place: { day: firstDay, ordersSince: begin, giftCardsSince: begin, eventsCursor: "0" },
    entries: new Map([[entry.id, entry]]),
    sales: new Map(),
    cardMoves: new Map(),
    numbers: new Set(),
  };
}

async function bookChanges(restaurant: Restaurant, books: Books): Promise<void> {
  const { calendar, money } = restaurant;
  const today = calendar.today();
  // A day of overlap: a document gets its time before it can be read. What is in the books already is left out.
  const earlier = addDays(books.place.day, -1);
  const day = earlier < books.firstDay ? books.firstDay : earlier;
  const changes = await readChanges(restaurant, {
    ...books.place,
    day,
    instant: calendar.beginOf(day),
    hasDrawerDay: (dayId) => books.entries.has(`${dayId}:difference`),
  });
  for (const receipt of changes.receipts) {
    add(books, receiptEntry(receipt, restaurant));
    books.numbers.add(receipt.number);
  }
  for (const transaction of changes.transactions) add(books, transactionEntry(transaction, restaurant));
  for (const order of changes.orders) {
    for (const entry of orderTakings(order, restaurant)) add(books, entry);
    books.sales.set(order.id, orderSale(order, restaurant));
  }
  for (const bill of changes.bills) {
    for (const entry of billTakings(bill, restaurant)) add(books, entry);
    books.sales.set(bill.id, billSale(bill, restaurant));
  }
  for (const card of changes.giftCards)
    for (const move of card.entries) {
      const amount = money.toMinor(move.amount);
      const day = calendar.dayOf(move.createdAt);
      books.cardMoves.set(move.id, { kind: move.kind, day, amount });
      if (move.kind === "expire") add(books, expiryEntry({ id: move.id, day, amount, card: card.id }));
    }
  for (const drawerDay of changes.drawerDays)
    for (const entry of drawerEntries(drawerDay, restaurant)) add(books, entry);
  await checkPayouts(restaurant, changes);
  for (const each of daysBetween(day, today)) await bookOtherTakings(restaurant, books, each);
  books.place = { day: today, ...changes.next };
}

/** It can no longer be spent. No transaction gives it to the restaurant, so the claim on the platform ends too. */
function expiryEntry({
  id,
  day,
  amount,
  card,
}: {
  id: string;
  day: string;
  amount: number;
  card: string;
}): Entry {
  return {
    id,
    day,
    text: "A gift card expired",
    about: card,
    lines: [
      [ACCOUNTS.giftCards, -amount],
      [ACCOUNTS.giftCardFunds, amount],
    ],
  };
}

/**
 * How a gift card that was made by hand was paid is in no list; the day's takings have it. What they have beyond
 * orders and bills is booked against those cards. The entry of a day that is not over is written anew each time.
 */
async function bookOtherTakings(
  { bazar, path, money }: Restaurant,
  books: Books,
  day: string,
): Promise<void> {
  const { ways } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/reports/takings", { params: { path, query: { from: day, to: day } } }),
  );
  const booked = new Map<string, number>();
  // Of orders (tlp_…) and bills; movements and differences of drawers are no takings.
  for (const { id, day: of, lines } of books.entries.values())
    if (
      of === day &&
      !id.startsWith("other-takings") &&
      lines.some(([account]) => account === ACCOUNTS.guests)
    )
      for (const [account, amount] of lines)
        if (account === ACCOUNTS.cash || account.startsWith("1100 "))
          booked.set(account, (booked.get(account) ?? 0) + amount);
  for (const { method, type, net } of ways) {
    const account = takingsAccount(method, type);
    const other = money.toMinor(net) - (booked.get(account) ?? 0);
    const id = `other-takings-${day}-${type ?? method}`;
    if (other === 0 && !books.entries.has(id)) continue;
    books.entries.set(
      id,
      entryOf({
        id,
        day,
        text: "Takings for gift cards that were made by hand",
        about: null,
        lines: [
          [account, other],
          [ACCOUNTS.giftCardsByHand, -other],
        ],
      }),
    );
  }
}
