import { paysInto } from "@/lib/payments/processor/payout-route";
import type { AccountObject } from "./emulator-object";
import type { EmulatorPlatform } from "./platform-account";

export type AccountRequest = {
  country: string;
  transfers: boolean;
  cardPayments: boolean;
  agreement: "full" | "recipient";
};

/** An error of the real API: what it says, with its code and parameter where it names them. */
export type AccountRefusal = { message: string; code?: string; param?: string };

/** Where Stripe opens accounts (stripe.com/global, without previews and the extended network). */
const ACCOUNT_COUNTRIES: ReadonlySet<string> = new Set(
  (
    "AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GI GR HK HR HU IE IT JP LI LT LU LV MT MX MY NL NO NZ PL PT RO " +
    "SE SG SI SK TH US"
  ).split(" "),
);

const AGREEMENTS = "https://stripe.com/docs/connect/service-agreement-types";

/**
 * Why Stripe refuses to open an account for this platform, in its words as integrators have published them; null where it
 * does not. The approval is asked for before the country is looked at.
 */
export function refuseAccount(platform: EmulatorPlatform, request: AccountRequest): AccountRefusal | null {
  const { country, transfers, cardPayments, agreement } = request;
  if (transfers && !cardPayments && !platform.approvedForTransfersOnly) {
    return {
      message:
        "Your platform needs approval for accounts to have requested the `transfers` capability without the " +
        "`card_payments` capability. If you would like to request transfers without card_payments, please contact us " +
        "via https://support.stripe.com/contact.",
    };
  }
  if (cardPayments && !transfers) {
    return {
      message:
        "Accounts do not currently support `card_payments` without `transfers`. Please visit " +
        "https://stripe.com/docs/connect/account-capabilities#card-payments for more details.",
    };
  }
  if (agreement === "recipient") return refuseRecipient(platform, request);
  if (ACCOUNT_COUNTRIES.has(country)) return null;
  return {
    message: `${country} is not currently supported by Stripe.`,
    code: "country_unsupported",
    param: "country",
  };
}

/** Only platforms in the US have recipients, in countries that they cannot pay under the full agreement. */
function refuseRecipient(platform: EmulatorPlatform, request: AccountRequest): AccountRefusal | null {
  const { country, cardPayments } = request;
  if (platform.country !== "US" || paysInto(platform.country, country)) {
    return {
      message:
        `The recipient ToS agreement is not supported for platforms in ${platform.country} creating accounts in ` +
        `${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`,
      param: "tos_acceptance[service_agreement]",
    };
  }
  // Stripe's rule ("Service agreement types"); nobody has published the words of this refusal.
  return cardPayments
    ? {
        message:
          "You cannot request the `card_payments` capability for accounts under the `recipient` service agreement. To " +
          `learn more, see ${AGREEMENTS}.`,
      }
    : null;
}

/** Why Stripe refuses to send money to an account, or null. */
export function refuseDestination(platform: EmulatorPlatform, account: AccountObject): AccountRefusal | null {
  const { country, capabilities } = account;
  if (capabilities.transfers !== "active") {
    return {
      message:
        "Your destination account needs to have at least one of the following capabilities enabled: transfers, " +
        "crypto_transfers, legacy_payments",
      code: "insufficient_capabilities_for_transfer",
    };
  }
  const agreement = account.tos_acceptance?.service_agreement ?? "full";
  if (agreement === "full" && paysInto(platform.country, country)) return null;
  const isAbroad = agreement === "recipient" || paysInto(platform.country, "US");
  const reason = isAbroad
    ? `when the account is under the \`${agreement}\` service agreement. To learn more, see ${AGREEMENTS}.`
    : "because it's restricted outside of your platform's region.";
  return { message: `Funds can't be sent to accounts located in ${country} ${reason}` };
}
