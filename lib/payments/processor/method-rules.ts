import { exponentOf } from "@/lib/core/money/money";
import { toProcessorAmount } from "./processor-unit";

export type Sale = {
  /** Upper case. */
  currency: string;
  /** In minor units; left out while only the method is offered. */
  amountMinor?: number;
  /** Where the platform's account is; null while that is not known, and then no rule about it counts. */
  platformCountry?: string | null;
};

type Rule = {
  currencies: ReadonlySet<string>;
  /** Where the account is that may take it. */
  platforms: ReadonlySet<string>;
  /** Smallest and largest amounts in major units, where the method has its own. */
  amounts?: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** The currencies by the account's country, where that decides. */
  currenciesFrom?: (platformCountry: string) => readonly string[];
};

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));

const EURO_AREA = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const EUROPE = `${EURO_AREA} BG CH CZ DK GB LI NO PL RO SE`;
const BANK_REDIRECT = list(`${EUROPE} AU CA GI HK HU JP MX NZ SG US`);

/** Klarna's customers in Europe pay in the currency of where they live. */
const KLARNA_IN_EUROPE = ["CHF", "CZK", "DKK", "EUR", "GBP", "NOK", "PLN", "RON", "SEK"];
const KLARNA_AT_HOME: Readonly<Record<string, readonly string[]>> = {
  AU: ["AUD"],
  CA: ["CAD"],
  NZ: ["NZD"],
  US: ["USD"],
};
const KLARNA_EUROPE = list(
  "AT BE CH CY CZ DE DK EE ES FI FR GB GR HR IE IT LT LU LV MT NL NO PL PT RO SE SI SK",
);

/**
 * What Stripe publishes about each method on its page ("Klarna payments", "PayPal payments", "Satispay payments",
 * "Bancontact payments", "iDEAL | Wero payments"): presentment currencies, business locations and, for Klarna, the span of
 * its payment options. Cards and the wallets that hold them have no rules of their own.
 */
const RULES: Readonly<Record<string, Rule>> = {
  klarna: {
    currencies: list("AUD CAD CHF CZK DKK EUR GBP NOK NZD PLN RON SEK USD"),
    platforms: new Set([...KLARNA_EUROPE, ...Object.keys(KLARNA_AT_HOME)]),
    currenciesFrom: (country) =>
      KLARNA_EUROPE.has(country) ? KLARNA_IN_EUROPE : (KLARNA_AT_HOME[country] ?? []),
    amounts: {
      AUD: [0, 4_000],
      CAD: [0, 17_500],
      CHF: [1, 5_000],
      CZK: [0, 100_000],
      DKK: [1, 100_000],
      EUR: [0, 10_000],
      GBP: [0, 5_000],
      NOK: [0, 100_000],
      NZD: [10, 2_000],
      PLN: [0, 20_000],
      RON: [0, 20_000],
      SEK: [1, 100_000],
      USD: [0, 10_000],
    },
  },
  paypal: {
    currencies: list("AUD CAD CHF CZK DKK EUR GBP HKD NOK NZD PLN SEK SGD USD"),
    platforms: list(EUROPE),
  },
  satispay: { currencies: list("EUR"), platforms: list(EURO_AREA) },
  bancontact: { currencies: list("EUR"), platforms: BANK_REDIRECT },
  ideal: { currencies: list("EUR"), platforms: BANK_REDIRECT },
};

/** Whether a method can pay such a sale, by what Stripe publishes about it; `type` is Stripe's name, such as `klarna`. */
export function methodTakes(type: string, { currency, amountMinor, platformCountry = null }: Sale): boolean {
  if (amountMinor !== undefined && isTooLargeToCharge(type, { amountMinor, currency })) return false;
  const rule = Object.hasOwn(RULES, type) ? RULES[type] : undefined;
  if (!rule) return true;
  if (!rule.currencies.has(currency)) return false;
  if (platformCountry !== null && !takesFrom(rule, platformCountry, currency)) return false;
  const amounts = rule.amounts?.[currency];
  if (amountMinor === undefined || amounts === undefined) return true;
  const amount = amountMinor / 10 ** exponentOf(currency);
  return amount >= amounts[0] && amount <= amounts[1];
}

function takesFrom({ platforms, currenciesFrom }: Rule, platformCountry: string, currency: string): boolean {
  if (!platforms.has(platformCountry)) return false;
  return currenciesFrom === undefined || currenciesFrom(platformCountry).includes(currency);
}

/** How many digits a charge may have in Stripe's unit ("Minimum and maximum charge amounts"); cards take more in some. */
const DIGITS = 8;
const MORE_DIGITS: Readonly<Record<string, number>> = { INR: 9 };
const MORE_DIGITS_BY_CARD: Readonly<Record<string, number>> = { HUF: 10, JPY: 10 };
const CARDS: ReadonlySet<string> = list("card apple_pay google_pay");

/** Whether an amount in minor units is more than a method charges at once. */
export function isTooLargeToCharge(
  type: string,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): boolean {
  const byCard = CARDS.has(type) ? MORE_DIGITS_BY_CARD[currency] : undefined;
  const amount = toProcessorAmount(amountMinor, currency) ?? amountMinor;
  return amount >= 10 ** (byCard ?? MORE_DIGITS[currency] ?? DIGITS);
}
