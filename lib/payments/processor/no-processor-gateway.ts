import { fail } from "@/lib/core/errors/app-error";
import type { PaymentGateway } from "./stripe-gateway";

function refuse(): never {
  return fail("PROCESSOR_UNAVAILABLE", "No payment processor is configured here. Nothing was charged.");
}

/**
 * What stands in for a processor where none is configured. It takes no method, has made nothing and knows no event, so
 * only cash is offered; calls about a payment of earlier days throw PROCESSOR_UNAVAILABLE and their jobs wait.
 */
export function createNoProcessor(): PaymentGateway {
  const never = async () => refuse();
  const nothing = async () => ({ found: [], next: null });
  return {
    isLive: false,
    createIntent: never,
    retrieveIntent: never,
    cancelIntent: never,
    createRefund: never,
    retrieveRefund: never,
    listRefundsOfIntent: never,
    createTransfer: never,
    reverseTransfer: never,
    listMethodTypes: async () => new Set(),
    lists: { intents: nothing, transfers: nothing, refunds: nothing, disputes: nothing },
    accounts: { retrievePlatform: never, create: never, retrieve: never, createLink: never },
    platform: null,
    domains: null,
    disputes: { retrieve: never, upload: never, submit: never, accept: never },
    readEvent: () => fail("INVALID_SIGNATURE", "No payment processor is configured here."),
  };
}
