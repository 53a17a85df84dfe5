import { isTooLargeToCharge, methodTakes, type Sale } from "@/lib/payments/processor/method-rules";
import type { EmulatorPlatform } from "./platform-account";

type PricedSale = Sale & { amountMinor: number };

/** What is left of the types that an intent allows: switched on in the account, and able to pay this amount. */
export function takenTypes(
  allowed: readonly string[],
  { switchedOn, ...sale }: PricedSale & { switchedOn: readonly string[] },
): string[] {
  return allowed.filter((type) => switchedOn.includes(type) && methodTakes(type, sale));
}

/** Why an intent that nothing can pay is refused. */
export function noMethodsLeft(
  allowed: readonly string[],
  sale: PricedSale,
): { message: string; code?: string; param?: string } {
  if (allowed.every((type) => isTooLargeToCharge(type, sale))) {
    const { currency } = sale;
    const format = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const most = new Intl.NumberFormat("en", format).format(999_999.99);
    return { message: `Amount must be no more than ${most}`, code: "amount_too_large", param: "amount" };
  }
  return {
    message:
      "No valid payment method types for this Payment Intent. Please ensure that you have activated payment methods " +
      "compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).",
  };
}

/** The smallest charges as Stripe writes them ("Minimum and maximum charge amounts"). */
const LEAST: Readonly<Record<string, string>> = {
  aed: "2.00 د.إ",
  aud: "$0.50",
  brl: "R$0.50",
  cad: "$0.50",
  chf: "0.50 Fr",
  czk: "15.00Kč",
  dkk: "2.50-kr.",
  eur: "€0.50",
  gbp: "£0.30",
  hkd: "$4.00",
  huf: "175.00 Ft",
  inr: "₹0.50",
  jpy: "¥50",
  mxn: "$10",
  myr: "RM 2",
  nok: "3.00-kr.",
  nzd: "$0.50",
  pln: "2.00 zł",
  ron: "lei2.00",
  sek: "3.00-kr.",
  sgd: "$0.50",
  thb: "฿10",
  usd: "$0.50",
};

/** What Stripe says of a charge that is too small; in a currency that it converts, it counts what is left after that. */
export function tooSmall({ settlementCurrencies }: EmulatorPlatform, currency: string): string {
  const least = settlementCurrencies.includes(currency) ? LEAST[currency] : undefined;
  return least ? `Amount must be at least ${least} ${currency}` : "Amount must convert to at least 50 cents.";
}
