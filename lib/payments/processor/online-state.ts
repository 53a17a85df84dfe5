import { type PlatformAccount, payoutObstacle, paysInto } from "./payout-route";
import type { ProcessorAccount } from "./processor";

/** Whether guests can pay a restaurant online, or what is missing until they can. */
export const ONLINE_STATES = [
  "open",
  /** The platform cannot pay restaurants in this country. */
  "country",
  /** The platform cannot pay in this currency. */
  "currency",
  /** The restaurant has not opened its account. */
  "account_missing",
  /** The processor waits for the restaurant: see what is due. */
  "account_incomplete",
  /** The processor has everything and is looking at it. */
  "account_in_review",
  /** The processor has closed the account for good. */
  "account_closed",
] as const;
export type OnlineState = (typeof ONLINE_STATES)[number];

/** Reasons that the processor does not name itself: it knows the account no more, or money cannot reach it. */
export const REMOVED = "account_removed";
export const RECIPIENT = "recipient_agreement";
export const OUT_OF_REACH = "outside_of_region";

/** Stripe's reasons that no paper of the restaurant's mends. */
const CLOSED = new RegExp(
  `^(rejected\\..+|listed|other|platform_paused|${REMOVED}|${RECIPIENT}|${OUT_OF_REACH})$`,
);

/** Whether a restaurant's own account can receive what its guests pay online. */
export function canReceiveMoney(tenant: {
  stripeAccountId: string | null;
  accountTakesCards: boolean;
}): boolean {
  return tenant.stripeAccountId !== null && tenant.accountTakesCards;
}

/** An account in a country that the platform cannot pay is no way to the restaurant, whatever it may do there. */
export function withinReach(account: ProcessorAccount, platform: PlatformAccount | null): ProcessorAccount {
  if (platform === null || paysInto(platform.country, account.country)) return account;
  return { ...account, cardPaymentsEnabled: false, disabledReason: OUT_OF_REACH };
}

/** How far a restaurant is with online payments; `platform` is null while nobody knows where the platform's account is. */
export function onlineState({
  tenant,
  account,
  platform,
}: {
  tenant: { country: string; currency: string; stripeAccountId: string | null; accountTakesCards: boolean };
  account: { requirementsDue: readonly string[]; disabledReason: string | null } | null;
  platform: PlatformAccount | null;
}): OnlineState {
  const obstacle = platform && payoutObstacle(platform, tenant);
  if (obstacle) return obstacle;
  if (canReceiveMoney(tenant)) return "open";
  if (account === null) return "account_missing";
  if (CLOSED.test(account.disabledReason ?? "")) return "account_closed";
  return account.requirementsDue.length > 0 ? "account_incomplete" : "account_in_review";
}
