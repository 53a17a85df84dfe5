import Stripe from "stripe";
import type { App } from "@/lib/app/app";

/** The real SDK, talking to the embedded processor as another client of the same account would. */
export function stripeClient({ stripeEmulator }: App): Stripe {
  if (!stripeEmulator) throw new Error("The real processor is configured");
  return new Stripe("sk_test_embedded", {
    httpClient: Stripe.createFetchHttpClient(stripeEmulator.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Puts the platform's own money into its balance, in the processor's unit. */
export async function topUp(app: App, money: { amount: number; currency: string }): Promise<void> {
  await stripeClient(app).topups.create({ ...money, description: "Own money" });
}

/** A payment that no restaurant asked for, in the processor's unit; answers its charge with what that settled as. */
export async function chargeAtProcessor(
  app: App,
  {
    amount,
    currency,
    method = "pm_card_visa",
  }: { amount: number; currency: string; method?: string | undefined },
): Promise<Stripe.Charge> {
  const stripe = stripeClient(app);
  const type = method.startsWith("pm_card") ? "card" : method.slice("pm_".length);
  const asked = { amount, currency, allowed_payment_method_types: [type] };
  const { id } = await stripe.paymentIntents.create(asked);
  await stripe.paymentIntents.confirm(id, { payment_method: method });
  const paid = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.balance_transaction"] });
  return paid.latest_charge as Stripe.Charge;
}

/** What the platform has in a currency, in the processor's unit. */
export async function heldAtProcessor(
  app: App,
  currency: string,
): Promise<{ available: number; pending: number }> {
  const { available, pending } = await stripeClient(app).balance.retrieve();
  const of = (part: { currency: string; amount: number }[]) =>
    part.find((each) => each.currency === currency)?.amount ?? 0;
  return { available: of(available), pending: of(pending) };
}
