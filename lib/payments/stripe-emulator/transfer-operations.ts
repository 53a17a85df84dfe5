import { processorDecimals } from "@/lib/payments/processor/processor-unit";
import { refuseDestination } from "./account-rules";
import type { TransferObject } from "./emulator-object";
import {
  type Context,
  done,
  metadataOf,
  missing,
  newStripeId,
  notPositive,
  type Operation,
  type Outcome,
  positive,
  refuse,
  text,
  unix,
} from "./emulator-operations";
import {
  findObject,
  insertObject,
  listChildren,
  lockIntentOfCharge,
  lockObject,
  replaceObject,
} from "./emulator-store";

const NO_DESTINATION = { code: "resource_missing", param: "destination" };

type Money = { amount: number; currency: string };

/** In the words of test mode, which the embedded processor is in. */
const NO_FUNDS =
  "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance";

export const createTransfer: Operation = async (context, form) => {
  const { tx, now, owner, emit, balance } = context;
  const amount = positive(form.amount);
  const currency = text(form.currency) ?? "";
  const destination = text(form.destination) ?? "";
  const source = text(form.source_transaction);
  if (amount === null) return notPositive();
  const account = await findObject(tx, "account", destination);
  const missingAccount = { message: `No such destination: '${destination}'`, ...NO_DESTINATION };
  const closed = account ? refuseDestination(context.platform, account) : missingAccount;
  if (closed) return refuse(closed.message, closed);
  const refused = source && (await refuseFromCharge(context, source, { amount, currency }));
  if (refused) return refused;
  const transfer: TransferObject = {
    id: newStripeId("tr"),
    object: "transfer",
    amount,
    amount_reversed: 0,
    reversed: false,
    currency,
    destination,
    source_transaction: source,
    transfer_group: text(form.transfer_group),
    metadata: metadataOf(form),
    created: unix(now),
    livemode: false,
  };
  if (!(await balance.transfer(transfer))) return refuse(NO_FUNDS, { code: "balance_insufficient" });
  await insertObject(tx, transfer, { parentId: source, now, owner });
  await emit("transfer.created", transfer);
  return done(transfer);
};

/** Money of one charge can be passed on before it is available, but never more than the charge settled as, all transfers together. */
async function refuseFromCharge(
  { tx, balance }: Context,
  charge: string,
  { amount, currency }: Money,
): Promise<Outcome | null> {
  const intent = await lockIntentOfCharge(tx, charge);
  const source = intent && (await balance.findCharge(charge));
  if (!source) return missing("charge", charge);
  if (source.currency !== currency) {
    return refuse(
      `The currency of source_transaction's balance transaction (${source.currency}) must be the same as the transfer currency (${currency})`,
      { param: "currency" },
    );
  }
  const earlier = (await listChildren(tx, "transfer", charge)).reduce((sum, each) => sum + each.amount, 0);
  if (amount + earlier <= source.amount) return null;
  const before =
    earlier > 0
      ? ` (There is already a transfer using this source, amounting to ${spoken(earlier, currency)}.)`
      : "";
  return refuse(
    `Transfers using this transaction as a source must not exceed the source amount of ${spoken(source.amount, currency)}.${before}`,
    { param: "amount" },
  );
}

/** An amount as the real service words it: €4.80. */
function spoken(amount: number, currency: string): string {
  const units = amount / 10 ** processorDecimals(currency.toUpperCase());
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(units);
}

export const reverseTransfer: Operation = async ({ tx, now, owner, emit, balance }, form, id) => {
  const transfer = await lockObject(tx, "transfer", id);
  if (!transfer) return missing("transfer", id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = form.amount === undefined ? left : positive(form.amount);
  if (amount === null || amount > left) {
    return refuse(`Reversal amount is greater than the unreversed amount of the transfer (${left}).`, {
      param: "amount",
    });
  }
  const reversal = {
    id: newStripeId("trr"),
    object: "transfer_reversal" as const,
    amount,
    currency: transfer.currency,
    transfer: id,
    metadata: metadataOf(form),
    created: unix(now),
  };
  const amountReversed = transfer.amount_reversed + amount;
  const reversed = {
    ...transfer,
    amount_reversed: amountReversed,
    reversed: amountReversed === transfer.amount,
  };
  await insertObject(tx, reversal, { parentId: id, now, owner });
  await balance.transferReversed(reversal);
  await replaceObject(tx, reversed);
  await emit("transfer.reversed", reversed);
  return done(reversal);
};
