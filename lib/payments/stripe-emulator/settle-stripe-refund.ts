import type { App } from "@/lib/payments/app";

/** The job that lets a refund at the embedded processor succeed or fail, as a bank would some time later. */
export async function settleStripeRefund(
  app: App,
  { refundId, outcome }: { refundId: string; outcome: "succeeded" | "failed" },
): Promise<void> {
  await app.stripeEmulator?.settleRefund(refundId, outcome);
}
