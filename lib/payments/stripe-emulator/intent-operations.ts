import { chargeView } from "./charge-view";
import { done, missing, type Operation } from "./emulator-operations";
import { findObject } from "./emulator-store";
import { wants } from "./list-form";

/** Shows an intent, with its charge and what that changed in the balance where they are asked for. */
export const retrieveIntent: Operation = async ({ tx, balance }, form, id) => {
  const intent = await findObject(tx, "payment_intent", id);
  if (!intent) return missing("payment_intent", id);
  const chargeId = intent.latest_charge;
  const isDeep = wants(form, "latest_charge.balance_transaction");
  if (chargeId === null || !(isDeep || wants(form, "latest_charge"))) return done(intent);
  const transaction = await balance.findCharge(chargeId);
  const charge = chargeView(intent, isDeep ? transaction : (transaction?.id ?? null));
  return done({ ...intent, latest_charge: charge });
};
