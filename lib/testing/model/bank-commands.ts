import fc from "fast-check";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { StripeEmulator } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { expireBillPayments } from "@/lib/service/bills/expire-bill-payments";
import { expireUnpaidOrders } from "@/lib/service/orders/life/expire-unpaid-orders";
import type { TestApp } from "@/lib/testing/test-app";
import { readAtProcessor } from "./at-processor";
import type { ShopUnderTest } from "./shop-under-test";
import { pick, type ShopCommand, step } from "./steps";

/** What of a payment is neither back, on its way back nor disputed, in minor units. */
export function leftOfPayment(payment: {
  capturedMinor: number;
  refundedMinor: number;
  disputedMinor: number;
}): number {
  return payment.capturedMinor - payment.refundedMinor - payment.disputedMinor;
}

export function emulatorOf({ stripeEmulator }: TestApp): StripeEmulator {
  if (!stripeEmulator) throw new Error("The real processor is configured");
  return stripeEmulator;
}

function callProcessor(app: TestApp, path: string, form: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(form);
  return emulatorOf(app).fetch(`https://api.stripe.com/v1/${path}`, { method: "POST", body });
}

/** A payment at the processor whose event is still on its way. */
export async function payUnheard(app: TestApp, clientSecret: string | null): Promise<void> {
  const [intentId] = clientSecret?.split("_secret_") ?? [];
  if (!intentId) return;
  await callProcessor(app, `payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
}

/** A customer's bank takes back what is left of a payment that no dispute holds. */
async function dispute(real: ShopUnderTest, index: number): Promise<void> {
  const { intents, refunds, disputes } = await readAtProcessor(real);
  const open = intents.filter(({ id, status, amount_received: received }) => {
    const back = refunds.filter((refund) => refund.payment_intent === id && refund.status !== "failed");
    const left = back.reduce((rest, { amount }) => rest - amount, received);
    const isHeld = disputes.some((found) => found.payment_intent === id && found.status !== "won");
    return status === "succeeded" && left > 0 && !isHeld;
  });
  const chosen = open[index % Math.max(1, open.length)];
  if (chosen) await emulatorOf(real.app).openDispute(chosen.id);
}

async function decide(real: ShopUnderTest, index: number, text: string): Promise<void> {
  const disputes = (await readAtProcessor(real)).disputes.filter(({ status }) => status === "needs_response");
  const chosen = disputes[index % Math.max(1, disputes.length)];
  if (!chosen) return;
  await callProcessor(real.app, `disputes/${chosen.id}`, { "evidence[uncategorized_text]": text });
}

/** A bank takes a held refund, or sends one back, also after it had taken it. */
async function settleRefund(real: ShopUnderTest, index: number, to: "succeeded" | "failed"): Promise<void> {
  const refunds = (await readAtProcessor(real)).refunds.filter(({ status }) => status !== "failed");
  const chosen = refunds[index % Math.max(1, refunds.length)];
  if (chosen) await emulatorOf(real.app).settleRefund(chosen.id, to);
}

export async function settleEverything({ app }: ShopUnderTest): Promise<void> {
  app.clock.advance({ minutes: 2 });
  await reconcilePayments(app);
  await app.jobs.drain(app);
}

export const BANK_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  pick.map((index) => step(`dispute #${index}`, (_, real) => dispute(real, index))),
  pick.map((index) => step(`dispute #${index}`, (_, real) => dispute(real, index))),
  fc
    .tuple(pick, fc.constantFrom("winning_evidence", "losing_evidence"))
    .map(([index, text]) => step(`${text} #${index}`, (_, real) => decide(real, index, text))),
  fc
    .tuple(pick, fc.constantFrom("succeeded" as const, "failed" as const))
    .map(([index, to]) => step(`refund ${to} #${index}`, (_, real) => settleRefund(real, index, to))),
  fc.constantFrom("succeeded" as const, "failed" as const, "held" as const).map((outcome) =>
    step(`refunds ${outcome}`, async (_, { app }) => {
      emulatorOf(app).controls.refunds = outcome;
    }),
  ),
  fc.boolean().map((hold) =>
    step(`${hold ? "hold" : "deliver"} events`, async (_, { app }) => {
      emulatorOf(app).controls.holdEvents = hold;
    }),
  ),
  fc
    .constantFrom(1, 4, 31, 61)
    .map((minutes) => step(`wait ${minutes} min`, async (_, { app }) => app.clock.advance({ minutes }))),
  fc.constant(step("jobs", (_, { app }) => app.jobs.drain(app))),
  fc.constant(step("release", (_, { app }) => releaseDueEscrow(app))),
  fc.constant(
    step("expire", async (_, { app }) => {
      await expireUnpaidOrders(app);
      await expireBillPayments(app);
    }),
  ),
  fc.constant(step("reconcile", (_, real) => settleEverything(real))),
];
