import { OFFER_NAMES, PAYMENT_OFFERS } from "@/lib/payments/payments/payment-method";
import { paysInto } from "@/lib/payments/processor/payout-route";
import type { PlatformSetup } from "@/lib/payments/processor/platform-state";
import type { Answer } from "@/lib/payments/processor/processor";
import { endpointFindings } from "./endpoint-findings";
import type { Finding } from "./setup-finding";
import type { OwnSettings, StripeSetup } from "./stripe-setup";

/** What is right and what is missing, in the order of docs/stripe.md. */
export function setupFindings(setup: StripeSetup, settings: OwnSettings): Finding[] {
  const { account, connect, methods, endpoints, apiVersion } = setup;
  return [
    keyFinding(settings),
    ...told("account", account, accountFindings),
    ...told("connect", connect, () => [
      { topic: "connect", level: "ok", text: "on; restaurants can open accounts" },
    ]),
    ...told("account", account, (of) => [scheduleFinding(of), prefixFinding(of)]),
    ...currencyFindings(setup, settings),
    ...told("payment methods", methods, methodFindings),
    ...told("endpoints", endpoints, (of) => endpointFindings(of, settings, apiVersion)),
    ...hostFindings(setup),
  ];
}

function told<T>(topic: string, part: Answer<T>, read: (value: T) => Finding[]): Finding[] {
  return part.ok
    ? read(part.value)
    : [{ topic, level: "failure", text: `could not be read: ${part.message}` }];
}

function keyFinding({ isLive, publishableKey }: OwnSettings): Finding {
  const mode = isLive ? "live" : "test";
  const topic = "keys";
  if (publishableKey === null)
    return {
      topic,
      level: "failure",
      text: "STRIPE_PUBLISHABLE_KEY is missing; browsers can pay with cash only",
    };
  if (!publishableKey.startsWith(`pk_${mode}_`))
    return {
      topic,
      level: "failure",
      text: `STRIPE_SECRET_KEY is of ${mode} mode and STRIPE_PUBLISHABLE_KEY is not`,
    };
  return isLive
    ? { topic, level: "ok", text: "live" }
    : { topic, level: "warning", text: "test mode: no real money moves" };
}

function accountFindings(account: PlatformSetup): Finding[] {
  const { id, country, chargesEnabled, payoutsEnabled, missingCapabilities } = account;
  const topic = "account";
  const problems = [
    chargesEnabled ? [] : "Stripe takes no payments for it yet; finish its activation",
    payoutsEnabled ? [] : "Stripe does not pay it out yet; add a bank account and finish its verification",
    missingCapabilities.length === 0 ? [] : `not active: ${missingCapabilities.join(", ")}`,
    paysInto(country, country)
      ? []
      : `from ${country || "its country"} Stripe passes no money on to restaurants`,
  ].flat();
  return problems.length === 0
    ? [{ topic, level: "ok", text: `${id} in ${country}` }]
    : problems.map((text) => ({ topic, level: "failure", text }));
}

function scheduleFinding({ payoutInterval }: PlatformSetup): Finding {
  const topic = "payout schedule";
  if (payoutInterval === "manual") return { topic, level: "ok", text: "manual" };
  const text =
    payoutInterval === null
      ? "not known; set it to manual"
      : `${payoutInterval}; set it to manual, or what restaurants are owed leaves with it`;
  return { topic, level: "failure", text };
}

function prefixFinding({ statementPrefix }: PlatformSetup): Finding {
  const topic = "statement descriptor";
  return statementPrefix === null
    ? { topic, level: "warning", text: "no shortened descriptor; guests may not know the payment" }
    : { topic, level: "ok", text: `cards read ${statementPrefix}* and the restaurant's name` };
}

/** A currency that is named, and that Stripe does not show, may be one without a bank account: then it is converted. */
function currencyFindings({ account, balance }: StripeSetup, settings: OwnSettings): Finding[] {
  if (!account.ok || !balance.ok) return balance.ok ? [] : told("currencies", balance, () => []);
  const { available, pending } = balance.value;
  const shown = new Set([
    account.value.defaultCurrency,
    ...[...available, ...pending].map((of) => of.currency),
  ]);
  const named = settings.settlementCurrencies.filter((currency) => !shown.has(currency));
  const kept: Finding = { topic: "currencies", level: "ok", text: `settles in ${[...shown].join(", ")}` };
  if (named.length === 0) return [kept];
  const text = `STRIPE_SETTLEMENT_CURRENCIES names ${named.join(", ")}, which the balance does not show yet; make sure that each has a bank account`;
  return [kept, { topic: "currencies", level: "warning", text }];
}

function methodFindings(methods: readonly string[] | null): Finding[] {
  const topic = "payment methods";
  if (methods === null)
    return [{ topic, level: "failure", text: "there is no active default configuration; switch methods on" }];
  const known = OFFER_NAMES.flatMap((name) => PAYMENT_OFFERS[name].processorType ?? []);
  const [on, off] = [
    known.filter((type) => methods.includes(type)),
    known.filter((type) => !methods.includes(type)),
  ];
  if (!methods.includes("card")) return [{ topic, level: "failure", text: "cards are off; switch them on" }];
  const text = `on: ${on.join(", ")}${off.length > 0 ? `; off, and not offered: ${off.join(", ")}` : ""}`;
  return [{ topic, level: "ok", text }];
}

function hostFindings({ host }: StripeSetup): Finding[] {
  const topic = "wallets";
  if (host === null)
    return [
      { topic, level: "warning", text: "PUBLIC_URL is no public https address; wallets cannot show there" },
    ];
  const { name, registered } = host;
  return told(topic, registered, (found) => {
    if (found?.state === "active") return [{ topic, level: "ok", text: `show at ${name}` }];
    const text =
      found === null
        ? `${name} is not registered yet; the server does so within five minutes of its start`
        : `do not show at ${name}: ${found.problem ?? "the domain is switched off"}`;
    return [{ topic, level: "warning", text }];
  });
}
