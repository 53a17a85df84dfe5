import type { BalanceTransactionObject } from "./balance-transaction-object";
import type { IntentObject } from "./emulator-object";

/** The charge behind a paid intent, where a request asks for it in full. */
export function chargeView(intent: IntentObject, transaction: string | BalanceTransactionObject | null) {
  const type = methodTypeOf(intent);
  return {
    id: intent.latest_charge ?? "",
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.amount_received,
    balance_transaction: transaction,
    currency: intent.currency,
    payment_intent: intent.id,
    payment_method_details: { type, [type]: {} },
    status: "succeeded",
    metadata: intent.metadata,
    created: intent.created,
  };
}

function methodTypeOf({ payment_method: method, payment_method_types: types }: IntentObject): string {
  const [, named = "card"] = /^pm_([a-z]+)/.exec(method ?? "") ?? [];
  return types.includes(named) ? named : (types[0] ?? "card");
}
