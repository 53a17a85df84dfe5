import { settlePayoutAccount } from "@/lib/payments/payouts/settle-payout-account";
import type { EventHandler } from "./event-handler";
import { readAccountId } from "./event-object";

/** `account.updated`: a restaurant's own account takes money, or no longer does. */
export const onAccountUpdated: EventHandler = (app, object) =>
  settlePayoutAccount(app, readAccountId(object));
