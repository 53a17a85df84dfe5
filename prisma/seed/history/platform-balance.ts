import { isBookedKind, kindOf } from "@/lib/payments/processor/processor-transaction";
import { balanceTransactionOf, topupChange } from "@/lib/payments/stripe-emulator/balance-object";
import type { BalanceTransactionObject as Listed } from "@/lib/payments/stripe-emulator/balance-transaction-object";
import { workingCapital } from "@/lib/payments/stripe-emulator/emulator-rates";
import { createHistoryIds } from "./history-ids";
import type { HistoryRows } from "./history-rows";
import { createRandom } from "./random";

/** How long before the first payment the platform put money of its own into its balance. */
const BEFORE_MS = 3_600_000;

const byTime = (a: { createdAt: Date | string }, b: { createdAt: Date | string }) =>
  (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime();

/**
 * What the platform's balance at the embedded processor is after the history of all restaurants: everything that changed
 * it, and the platform's own money, which was there first. The processor lists what it wrote last first; the product has
 * read its list up to `now`.
 */
export function closeBalance(rows: HistoryRows, now: Date): void {
  const { stripeEmulatorObject: objects, stripeEmulatorTransaction: transactions } = rows;
  const ids = createHistoryIds(createRandom("capital"));
  for (const currency of new Set(transactions.map((each) => each.currency))) {
    const times = transactions.flatMap((each) =>
      each.currency === currency ? [(each.createdAt as Date).getTime()] : [],
    );
    const at = new Date(times.reduce((first, time) => Math.min(first, time)) - BEFORE_MS);
    const created = Math.floor(at.getTime() / 1000);
    const topup = {
      id: ids.stripeId("tu"),
      object: "topup" as const,
      amount: workingCapital(currency.toUpperCase()),
      currency,
      description: "Working capital",
      status: "succeeded" as const,
      metadata: {},
      created,
      livemode: false as const,
    };
    objects.push({ id: topup.id, kind: "topup", parentId: null, body: topup, createdAt: at });
    const names = { id: ids.stripeId("txn"), created, availableOn: created };
    const body = balanceTransactionOf(topupChange(topup), names);
    transactions.push({
      id: body.id,
      type: body.type,
      currency,
      net: body.net,
      availableAt: at,
      sourceId: topup.id,
      objectId: topup.id,
      body,
      createdAt: at,
    });
  }
  objects.sort(byTime);
  transactions.sort(byTime);
  const totals = new Map<string, number>();
  for (const { currency, net } of transactions)
    totals.set(currency, (totals.get(currency) ?? 0) + Number(net));
  rows.stripeEmulatorBalance = [...totals].map(([currency, total]) => ({ currency, total }));
  rows.processorTransaction = transactions.map(asRead);
  rows.processorReading = [{ name: "transactions", readUntil: now }];
}

/** What the product keeps of a transaction (lib/payments/platform-balance). The demo's money settles in its own currency. */
function asRead({
  body,
  objectId,
  createdAt,
}: HistoryRows["stripeEmulatorTransaction"][number]): HistoryRows["processorTransaction"][number] {
  const {
    id,
    amount,
    fee,
    net,
    type,
    source,
    reporting_category: category,
    ...rest
  } = body as unknown as Listed;
  const kind = kindOf(category, amount);
  const currency = rest.currency.toUpperCase();
  const isBooked = isBookedKind(kind);
  const at = new Date(Math.floor((createdAt as Date).getTime() / 1000) * 1000);
  return {
    id,
    kind,
    type,
    currency,
    amount,
    fee,
    net,
    sourceId: source,
    intentId: kind === "capture" ? objectId : null,
    bookedMinor: isBooked ? amount : null,
    bookedCurrency: isBooked ? currency : null,
    createdAt: at,
    availableAt: at,
  };
}
