import type Stripe from "stripe";
import type { Answer } from "./processor";
import { asked } from "./stripe-call-gateway";
import type { RegisteredHost } from "./wallet-host";

/** Hosts whose pages show wallets. */
export type DomainCalls = {
  /** A host as it is registered, or null. */
  find(host: string): Promise<Answer<RegisteredHost | null>>;
  /**
   * Registers a host unless it is, and has it looked at again where a wallet does not take it yet. Asked again, it does no
   * more than that. What somebody switched off at the processor stays off.
   */
  register(host: string): Promise<Answer<RegisteredHost>>;
};

const WALLETS = ["apple_pay", "google_pay"] as const;

export function createStripeDomains({ paymentMethodDomains }: Stripe): DomainCalls {
  const find = (host: string) =>
    asked(paymentMethodDomains.list({ domain_name: host, limit: 1 }), ({ data }) => {
      const known = data.find(({ domain_name: name }) => name === host);
      return known ? hostOf(known) : null;
    });

  return {
    find,
    async register(host) {
      const known = await find(host);
      if (!known.ok) return known;
      const found: Answer<RegisteredHost> = known.value
        ? { ok: true, value: known.value }
        : await asked(paymentMethodDomains.create({ domain_name: host }), hostOf);
      if (!found.ok || found.value.state !== "inactive") return found;
      return asked(paymentMethodDomains.validate(found.value.id), hostOf);
    },
  };
}

function hostOf(domain: Stripe.PaymentMethodDomain): RegisteredHost {
  const { id } = domain;
  if (!domain.enabled) return { id, state: "off", problem: null };
  const missing = WALLETS.filter((wallet) => domain[wallet].status !== "active");
  const words = missing.flatMap((wallet) => domain[wallet].status_details?.error_message ?? []);
  return {
    id,
    state: missing.length === 0 ? "active" : "inactive",
    problem: [...new Set(words)].join(" ") || null,
  };
}
