import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { DisputePaymentBody } from "./dispute-payment-contract";
import type { DisputeObject } from "./emulator-object";
import { findObject, listChildren } from "./emulator-store";
import type { StripeEmulator } from "./stripe-emulator";

/**
 * Does what a customer's bank does at the embedded processor: takes a payment back, or decides about one that it took
 * back. Repeats change nothing. Throws NOT_FOUND while the real processor is configured or for an unknown secret, and
 * PAYMENT_NOT_OPEN for a payment of which nothing was paid or is left, or that has no dispute to decide.
 */
export async function disputePayment(app: App, { clientSecret, outcome }: DisputePaymentBody) {
  const emulator = app.stripeEmulator;
  const intentId = clientSecret.split("_secret_", 1)[0] ?? "";
  const intent = emulator && (await findObject(app.db.prisma, "payment_intent", intentId));
  if (!emulator || intent?.client_secret !== clientSecret)
    return fail("NOT_FOUND", "There is no such payment at the embedded processor.");
  const dispute = await (outcome === "opened"
    ? open(app, emulator, intentId)
    : decide(app, emulator, { intentId, to: outcome }));
  return { disputeId: dispute.id, status: dispute.status, amount: dispute.amount };
}

async function open(app: App, emulator: StripeEmulator, intentId: string): Promise<DisputeObject> {
  const opened = await findObject(app.db.prisma, "dispute", await emulator.openDispute(intentId));
  if (!opened) throw new Error(`The dispute of ${intentId} vanished`);
  return opened;
}

async function decide(
  app: App,
  emulator: StripeEmulator,
  { intentId, to }: { intentId: string; to: "won" | "lost" },
): Promise<DisputeObject> {
  const [newest] = await listChildren(app.db.prisma, "dispute", intentId);
  if (!newest) return fail("PAYMENT_NOT_OPEN", "The payment is not disputed.");
  await emulator.endDispute(newest.id, to);
  return (await findObject(app.db.prisma, "dispute", newest.id)) ?? newest;
}
