import { check, checkEqual } from "../../shared/check.js";
import { ACCOUNTS } from "./accounts.js";
import type { Restaurant } from "./bazar.js";
import type { Entry } from "./journal.js";
import { type Night, runNight } from "./night.js";
import { CASH_BACK, playBusinessDay, playRefunds, TIP } from "./play.js";
import type { Settings } from "./settings.js";

/** Three nights: a business day, the same night once more, and one after refunds. */
export async function playNights(
  restaurant: Restaurant,
  staff: Restaurant,
  settings: Settings,
): Promise<Record<string, unknown>> {
  const played = await playBusinessDay(settings, staff);
  const first = await runNight(restaurant, settings);
  checkEqual(guestsBalance(first, played.cashOrder), 0, "What is open of the order in cash");
  checkEqual(guestsBalance(first, played.cardOrder), 0, "What is open of the order with a gift card");
  const tip = entriesOf(first, played.cashOrder)
    .flatMap(({ lines }) => lines)
    .find(([account]) => account === ACCOUNTS.tips);
  checkEqual(tip?.[1] ?? 0, -TIP, "The tip");
  if (played.onlineOrder !== null)
    checkEqual(guestsBalance(first, played.onlineOrder), 0, "What is open of the online order");
  if (played.drawerDay !== null)
    check(entriesOf(first, played.drawerDay).length === 2, "The drawer has a movement and a difference.");

  const second = await runNight(restaurant, settings);
  checkSame(first, second);

  const refunds = await playRefunds(staff, played);
  const third = await runNight(restaurant, settings);
  checkSame(second, third, `other-takings-${restaurant.calendar.today()}`);
  const late = (orderId: string) => entriesOf(third, orderId).filter(({ id }) => third.added.includes(id));
  const cashBack = late(played.cashOrder);
  checkEqual(total(cashBack, ACCOUNTS.cash), -CASH_BACK, "What went back in cash");
  checkEqual(guestsBalance(third, played.cashOrder), 0, "What is open after the refund in cash");
  if (played.onlineOrder !== null) {
    const back = late(played.onlineOrder);
    check(
      total(back, ACCOUNTS.held) + total(back, ACCOUNTS.available) < 0,
      "The online refund must lower the balance.",
    );
    check(
      back.some(({ text }) => text.startsWith("correction")),
      "The online refund must have a correction.",
    );
    checkEqual(guestsBalance(third, played.onlineOrder), 0, "What is open after the online refund");
  }
  return {
    program: "accountant",
    added: [first.added.length, second.added.length, third.added.length],
    entries: third.entries,
    refunds,
    drawerDay: played.drawerDay,
    online: played.onlineOrder !== null,
    reconciled: third.reconciled,
  };
}

/**
 * A night that is done again changes nothing: what is new in it was sold in the meantime, and no document is in it
 * twice.
 */
function checkSame(before: Night, after: Night, except = ""): void {
  if (after.added.length === 0 && except === "")
    checkEqual(after.journal, before.journal, "The journal of the same night");
  const lines = new Set(after.journal.split("\r\n"));
  const isProvisional = (line: string) => line.includes(",other-takings-");
  for (const line of before.journal.split("\r\n"))
    check(lines.has(line) || isProvisional(line), `A line of the journal is gone: ${line}`);
}

function entriesOf({ books }: Night, about: string): Entry[] {
  return [...books.entries.values()].filter((entry) => entry.about === about);
}

function total(entries: readonly Entry[], account: string): number {
  return entries
    .flatMap(({ lines }) => lines)
    .reduce((sum, [name, amount]) => (name === account ? sum + amount : sum), 0);
}

function guestsBalance(night: Night, about: string): number {
  return total(entriesOf(night, about), ACCOUNTS.guests);
}
