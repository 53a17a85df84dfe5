import type { App } from "@/lib/app/app";
import { newId } from "@/lib/ids/ids";
import { type BookLine, compareBooks } from "./compare-books";
import type { ProcessorIntent } from "./processor";
import {
  findLedgerLines,
  findPurchasedCards,
  findRefundIds,
  insertReport,
  readLedgerLines,
} from "./reconciliation-store";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Objects are created before they are booked: an order is paid within 30 minutes, a refund may take days. */
const LOOK_BACK_MS = 14 * DAY_MS;

/**
 * Compares the ledger with the processor, object by object, and stores what differs. Covers what was booked between two
 * days and one hour ago, and every paid, refunded or transferred object of the processor from that time. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function reportReconciliation(app: App): Promise<void> {
  const now = app.clock.now();
  const to = new Date(now.getTime() - HOUR_MS);
  const from = new Date(now.getTime() - 2 * DAY_MS);
  const wide = { from: new Date(from.getTime() - LOOK_BACK_MS), to: now };
  const [booked, processor] = [await readLedgerLines(app.db, { from, to }), await readProcessor(app, wide)];
  const recent = processor.filter((line) => line.createdAt >= from && line.createdAt < to);
  const known = await findLedgerLines(
    app.db,
    recent.map((line) => line.key),
  );
  const ledger = new Map([...booked, ...known].map((line) => [line.key, line]));
  const theirs = processor.filter((line) => ledger.has(line.key) || recent.includes(line));
  const findings = compareBooks([...ledger.values()], theirs);
  await insertReport(app.db, {
    id: newId("rcn"),
    from,
    to,
    compared: new Set([...ledger.keys(), ...theirs.map((line) => line.key)]).size,
    findings,
    createdAt: now,
  });
  if (findings.length > 0) app.log.error({ findings }, "the ledger and the processor differ");
}

async function readProcessor(
  app: App,
  range: { from: Date; to: Date },
): Promise<(BookLine & { createdAt: Date })[]> {
  const intents = await app.payments.listIntents(range);
  const refunds = await app.payments.listRefunds(range);
  const transfers = await app.payments.listTransfers(range);
  const foreign = refunds.filter((refund) => refund.refundId === null).map((refund) => refund.id);
  const adopted = await findRefundIds(app.db, foreign);
  const cards = await findPurchasedCards(
    app.db,
    intents.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const keyOf = ({ id, paymentId }: ProcessorIntent) => {
    const cardId = cards.get(paymentId ?? "");
    return cardId === undefined ? `capture:${id}` : `gift-card-issue:${cardId}`;
  };
  return [
    ...intents
      .filter((intent) => intent.state === "succeeded")
      .map((intent) => ({
        key: keyOf(intent),
        amountMinor: intent.receivedMinor,
        createdAt: intent.createdAt,
      })),
    ...refunds
      .filter((refund) => refund.state === "succeeded")
      .map((refund) => ({
        key: `refund:${refund.refundId ?? adopted.get(refund.id) ?? refund.id}`,
        amountMinor: refund.amountMinor,
        createdAt: refund.createdAt,
      })),
    ...transfers.map((transfer) => ({
      key: `transfer:${transfer.transferId ?? transfer.id}`,
      amountMinor: transfer.amountMinor,
      createdAt: transfer.createdAt,
    })),
  ];
}
