import type { Tx } from "@/lib/platform/db/db";
import {
  type BalanceChange,
  balanceTransactionOf,
  chargeChange,
  disputeChange,
  disputeWonChange,
  type PlatformBalance,
  payoutChange,
  payoutUndoneChange,
  refundChange,
  refundFailedChange,
  reversalChange,
  settled,
  topupChange,
  transferChange,
} from "./balance-object";
import { beginBalance, findFirstTransaction, insertTransaction, lockBalance } from "./balance-store";
import type { BalanceTransactionObject } from "./balance-transaction-object";
import { newStripeId, unix } from "./emulator-operations";
import { workingCapital } from "./emulator-rates";
import { insertObject } from "./emulator-store";
import type { EmulatorPlatform } from "./platform-account";

const DAY_SECONDS = 86_400;

/**
 * The platform's account within one request. What changes its balance waits for the row of its currency, so that no two
 * rivals spend the same money; an operation touches one currency, and that last, so they cannot wait for each other.
 */
export function openBalance(
  tx: Tx,
  { owner, now, platform }: { owner: string; now: Date; platform: EmulatorPlatform },
): PlatformBalance {
  const created = unix(now);

  async function book(change: BalanceChange): Promise<BalanceTransactionObject> {
    const availableOn = change.availableOn ?? created;
    const transaction = balanceTransactionOf(change, { id: newStripeId("txn"), created, availableOn });
    await insertTransaction(tx, transaction, { objectId: change.objectId ?? change.source, now, owner });
    return transaction;
  }

  /** Whether so much is available; it then stays so until the request is answered. */
  async function has(amount: number, currency: string): Promise<boolean> {
    const held = await lockBalance(tx, { owner, currency, now });
    return held !== null && held.available >= amount;
  }

  async function spend(change: BalanceChange): Promise<boolean> {
    if (!(await has(0 - change.amount, change.currency))) return false;
    await book(change);
    return true;
  }

  /** Before its first charge in a currency the platform has put some money of its own there. */
  async function bringCapital(currency: string): Promise<void> {
    if (!platform.hasCapital || !(await beginBalance(tx, { owner, currency }))) return;
    const topup = {
      id: newStripeId("tu"),
      object: "topup",
      amount: workingCapital(currency.toUpperCase()),
      currency,
      description: "Working capital",
      status: "succeeded",
      metadata: {},
      created,
      livemode: false,
    } as const;
    await insertObject(tx, topup, { now, owner });
    await book(topupChange(topup));
  }

  return {
    async charge(intent) {
      await bringCapital(settled(0, intent.currency, platform).currency);
      const availableOn = created + platform.settlementDays * DAY_SECONDS;
      await book({ ...chargeChange(intent, platform), availableOn });
    },
    refund: (intent, refund) => spend(refundChange(intent, refund, platform)),
    refundFailed: async (intent, refund) => void (await book(refundFailedChange(intent, refund, platform))),
    disputeOpened: (dispute) => book(disputeChange(dispute, platform)),
    disputeWon: (dispute) => book(disputeWonChange(dispute, platform)),
    async transfer(transfer) {
      const { source_transaction: chargeId } = transfer;
      if (chargeId === null) return spend(transferChange(transfer));
      // Money of one charge is passed on at once, and leaves when it arrives.
      const charge = await findFirstTransaction(tx, chargeId);
      const availableOn = Math.max(created, charge?.available_on ?? created);
      await book({ ...transferChange(transfer), availableOn });
      return true;
    },
    transferReversed: async (reversal) => void (await book(reversalChange(reversal))),
    payout: (payout) => spend(payoutChange(payout)),
    payoutUndone: async (payout, status) => void (await book(payoutUndoneChange(payout, status))),
    topup: async (topup) => void (await book(topupChange(topup))),
    findCharge: (chargeId) => findFirstTransaction(tx, chargeId),
  };
}
