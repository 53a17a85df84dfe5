import Stripe from "stripe";
import type { Answer } from "@/lib/payments/processor/processor";
import { asked } from "@/lib/payments/processor/stripe-call-gateway";
import { createStripeClient } from "@/lib/payments/processor/stripe-client-gateway";
import { createStripeDomains } from "@/lib/payments/processor/stripe-domain-gateway";
import { offeredTypes } from "@/lib/payments/processor/stripe-object-gateway";
import { createStripePlatform } from "@/lib/payments/processor/stripe-platform-gateway";
import { showsWallets, walletHosts } from "@/lib/payments/processor/wallet-host";
import type { Endpoint, StripeSetup } from "./stripe-setup";

const { StripePermissionError, StripeAuthenticationError } = Stripe.errors;

/**
 * How the account of a key is set up at Stripe. It changes nothing there. Throws PROCESSOR_UNAVAILABLE when Stripe does not
 * answer.
 */
export async function readStripeSetup(settings: {
  secretKey: string;
  publicUrl: string;
  fetch?: typeof fetch;
}): Promise<StripeSetup> {
  const stripe = createStripeClient(settings);
  const platform = createStripePlatform(stripe);
  const { publicUrl } = settings;
  const name = showsWallets(publicUrl) ? walletHosts(publicUrl, "").platform : null;
  const [account, balance, connect, methods, endpoints, registered] = await Promise.all([
    readable(platform.retrieve()),
    readable(platform.readBalance()),
    readable(asked(stripe.accounts.list({ limit: 100 }), ({ data }) => ({ accounts: data.length }))),
    readable(asked(stripe.paymentMethodConfigurations.list({ limit: 100 }), methodsOf)),
    readable(asked(stripe.webhookEndpoints.list({ limit: 100 }), ({ data }) => data.map(endpointOf))),
    name === null ? null : readable(createStripeDomains(stripe).find(name)),
  ]);
  const host = name === null || registered === null ? null : { name, registered };
  return { account, balance, connect, methods, endpoints, host, apiVersion: Stripe.API_VERSION };
}

/** A key that is wrong, or that may not read something, is an answer here. */
async function readable<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await call;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof StripePermissionError || cause instanceof StripeAuthenticationError)
      return { ok: false, code: cause.code ?? cause.type, message: cause.message };
    throw error;
  }
}

function methodsOf({ data }: Stripe.ApiList<Stripe.PaymentMethodConfiguration>): string[] | null {
  const used = data.find(({ active, is_default: isDefault }) => active && isDefault);
  return used ? offeredTypes(used) : null;
}

function endpointOf(endpoint: Stripe.WebhookEndpoint): Endpoint {
  return {
    url: endpoint.url,
    events: endpoint.enabled_events,
    isEnabled: endpoint.status === "enabled",
    isForConnected: endpoint.application !== null,
    apiVersion: endpoint.api_version,
  };
}
