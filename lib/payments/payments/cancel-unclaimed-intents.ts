import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import { readAll } from "@/lib/payments/processor/processor-lists";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { deleteUnclaimedIntents, giveUpIntents, listGivenUpIntents } from "./unclaimed-intent-store";
import { UNFINISHED_MS } from "./unfinished";

const BATCH = 500;
const MINUTE_MS = 60_000;
/** How far the processor's clock may be off, and how much later than asked for an intent can be made. */
const ABOUT_MS = 5 * MINUTE_MS;
/** What the processor has not made by then it never will. */
const NEVER_MADE_MS = 10 * MINUTE_MS;

/**
 * Cancels intents at the processor that were asked for and that nothing here uses: their answer was lost, or their
 * checkout was abandoned, which is done first so that it need not wait another minute. Only what we know to have asked for
 * is touched, and nothing that a running request may still use. Throws PROCESSOR_UNAVAILABLE.
 */
export async function cancelUnclaimedIntents(app: App, signal?: AbortSignal): Promise<void> {
  await app.subjects.endUnfinished(app);
  const now = app.clock.now();
  await giveUpIntents(app.db, { scope: app.twin, before: new Date(now.getTime() - UNFINISHED_MS), now });
  const unclaimed = await listGivenUpIntents(app.db, { scope: app.twin, limit: BATCH });
  const [oldest, newest] = [unclaimed[0], unclaimed.at(-1)];
  if (!oldest || !newest) return;
  const made = await readAll(app.payments.lists.intents, {
    from: new Date(oldest.askedAt.getTime() - ABOUT_MS),
    to: new Date(newest.askedAt.getTime() + ABOUT_MS),
  });
  const byPayment = new Map(made.map((intent) => [intent.paymentId, intent]));
  const found = unclaimed.flatMap(({ paymentId }) => byPayment.get(paymentId) ?? []);
  await beginProcessorRun(app, signal).each("intent that nothing uses", found, (intent) =>
    close(app, intent),
  );
  const neverMade = unclaimed.filter(
    ({ paymentId, askedAt }) =>
      !byPayment.has(paymentId) && now.getTime() - askedAt.getTime() >= NEVER_MADE_MS,
  );
  await deleteUnclaimedIntents(
    app.db,
    neverMade.map(({ paymentId }) => paymentId),
  );
}

/** One that cannot be canceled right now, because a bank works on it, is looked at again. */
async function close(app: App, { id: intentId, paymentId, state }: ProcessorIntent): Promise<void> {
  if (paymentId === null) return;
  if (state === "open" && !(await app.payments.cancelIntent(intentId)).ok) return;
  if (state === "succeeded") app.log.error({ intentId, paymentId }, "an intent that nothing uses was paid");
  await deleteUnclaimedIntents(app.db, [paymentId]);
}
