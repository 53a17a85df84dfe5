import { isOnlineCurrency } from "./online-currency";

/** Who takes the payments and pays the restaurants out: the platform's own account at the processor. */
export type PlatformAccount = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The currencies that charges stay in, upper case; Stripe converts every other one. */
  settlementCurrencies: readonly string[];
};

/**
 * Between these countries Stripe passes money on across borders: the EEA, the United Kingdom, Switzerland, Canada and the
 * United States (Stripe, "Cross-border payouts"; Stripe has no accounts in Iceland). Both sides are under the full service
 * agreement; one under the recipient agreement cannot be paid across a border.
 */
const ACROSS_BORDERS: ReadonlySet<string> = new Set(
  countries(
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH CA US",
  ),
);

/** Where else platforms can take payments and pass them on, in their own country (Stripe, "Separate charges and transfers"). */
const AT_HOME: ReadonlySet<string> = new Set(countries("AU BR JP MX MY NZ SG"));

function countries(codes: string): string[] {
  return codes.split(" ");
}

/** Whether a platform in one country can pass money on to an account in another, or in its own. */
export function paysInto(platformCountry: string, country: string): boolean {
  if (ACROSS_BORDERS.has(platformCountry)) return ACROSS_BORDERS.has(country);
  return platformCountry === country && AT_HOME.has(country);
}

/**
 * Why a restaurant's share cannot reach it, or null where it can: the platform pays nobody in its country, or its currency
 * is not taken online or would be converted on the way. A transfer of a charge's money has to be in the currency in which
 * the charge was settled (Stripe, "Separate charges and transfers"), and the restaurant is owed what its guests paid.
 */
export function payoutObstacle(
  platform: PlatformAccount,
  restaurant: { country: string; currency: string },
): "country" | "currency" | null {
  if (!paysInto(platform.country, restaurant.country)) return "country";
  const { currency } = restaurant;
  return isOnlineCurrency(currency) && platform.settlementCurrencies.includes(currency) ? null : "currency";
}
