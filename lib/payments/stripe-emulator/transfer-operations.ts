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
  readBalance,
  replaceObject,
} from "./emulator-store";

const NO_DESTINATION = { code: "resource_missing", param: "destination" };

type Money = { amount: number; currency: string };

export const createTransfer: Operation = async (context, form) => {
  const { tx, now, emit } = context;
  const amount = positive(form.amount);
  const currency = text(form.currency) ?? "";
  const destination = text(form.destination) ?? "";
  const source = text(form.source_transaction);
  if (amount === null) return notPositive();
  const account = await findObject(tx, "account", destination);
  const missingAccount = { message: `No such destination: '${destination}'`, ...NO_DESTINATION };
  const closed = account ? refuseDestination(context.platform, account) : missingAccount;
  if (closed) return refuse(closed.message, closed);
  const refused = await (source === null
    ? refuseFromBalance(context, { amount, currency })
    : refuseFromCharge(context, source, { amount, currency }));
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
  await insertObject(tx, transfer, { parentId: source, now });
  await emit("transfer.created", transfer);
  return done(transfer);
};

async function refuseFromBalance({ tx }: Context, { amount, currency }: Money): Promise<Outcome | null> {
  const available = (await readBalance(tx)).find((balance) => balance.currency === currency)?.amount ?? 0;
  if (amount <= available) return null;
  return refuse("You have insufficient available funds in your account.", { code: "balance_insufficient" });
}

/** Money of one charge can be passed on before it is available, but never more than the charge, all transfers together. */
async function refuseFromCharge(
  { tx }: Context,
  charge: string,
  { amount, currency }: Money,
): Promise<Outcome | null> {
  const intent = await lockIntentOfCharge(tx, charge);
  if (!intent) return missing("charge", charge);
  if (intent.currency !== currency) {
    return refuse(
      `The currency of source_transaction (${intent.currency}) is not the transfer's currency (${currency}).`,
      { param: "currency" },
    );
  }
  const earlier = await listChildren(tx, "transfer", charge);
  const left = earlier.reduce((rest, transfer) => rest - transfer.amount, intent.amount_received);
  if (amount <= left) return null;
  return refuse(`The transfer (${amount}) is more than is left of source_transaction (${left}).`, {
    param: "amount",
  });
}

export const reverseTransfer: Operation = async ({ tx, now, emit }, form, id) => {
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
  await insertObject(tx, reversal, { parentId: id, now });
  await replaceObject(tx, reversed);
  await emit("transfer.reversed", reversed);
  return done(reversal);
};
