/** Prints how the account at Stripe is set up, and what is missing; ends with 1 while something keeps money from moving. */
import { isLiveKey } from "@/lib/payments/processor/stripe-client-gateway";
import { findingLines, isReady } from "@/lib/payments/setup-check/setup-finding";
import { setupFindings } from "@/lib/payments/setup-check/setup-findings";
import { readStripeSetup } from "@/lib/payments/setup-check/stripe-setup-gateway";
import { readStripeEnv } from "@/lib/platform/env/env";

try {
  const env = readStripeEnv();
  const { STRIPE_SECRET_KEY: secretKey, publicUrl } = env;
  if (!secretKey || publicUrl === null)
    throw new Error("Set STRIPE_SECRET_KEY and PUBLIC_URL, as the server has them, and run it again.");
  const setup = await readStripeSetup({ secretKey, publicUrl });
  const findings = setupFindings(setup, {
    publicUrl,
    isLive: isLiveKey(secretKey),
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET?.length ?? 0,
    settlementCurrencies: env.STRIPE_SETTLEMENT_CURRENCIES ?? [],
  });
  console.log(findingLines(findings).join("\n"));
  if (!isReady(findings)) process.exitCode = 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `Stripe did not answer: ${cause.message}` : message);
  process.exitCode = 1;
}
