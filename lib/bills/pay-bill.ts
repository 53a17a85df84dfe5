import type { PoolClient } from "pg";
import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { newId } from "@/lib/ids/ids";
import { parseMajor } from "@/lib/money/money";
import { shareMinor } from "./bill";
import type { PayBillRequest } from "./bill-contract";
import { listItemStates } from "./bill-item-store";
import { insertBillPayment, listPaidShares } from "./bill-payment-store";
import type { LockedBill } from "./bill-store";
import { type BillChange, type ChangedBill, changeBill } from "./change-bill";

/**
 * Takes a payment at the table: an amount, one of several equal shares, or chosen items; never more than is open.
 * Throws as changeBill does, PAYMENT_METHOD_UNAVAILABLE for all but cash, BILL_ITEM_NOT_FOUND, BILL_ITEM_SETTLED,
 * BILL_SHARE_PAID and PAYMENT_EXCEEDS_OPEN.
 */
export async function payBill(
  app: App,
  { request, ...change }: BillChange & { request: PayBillRequest },
): Promise<ChangedBill> {
  const { tenantId, billId, actorId } = change;
  const { method, share = null, itemIds = [] } = request;
  if (method !== "cash") fail("PAYMENT_METHOD_UNAVAILABLE", "Bills at the table are paid in cash.");
  const changed = await changeBill(
    app,
    { ...change, operation: "payment", request },
    async () => async (client, bill) => {
      const amountMinor = await amountOf(client, { ...change, bill, request });
      const payment = {
        id: newId("blp"),
        method,
        amountMinor,
        share,
        itemIds,
        actorId,
        now: app.clock.now(),
      };
      if (amountMinor === 0 || !(await insertBillPayment(client, { tenantId, billId, ...payment }))) {
        fail("PAYMENT_EXCEEDS_OPEN", "This is more than what is still open on the bill.");
      }
    },
  );
  app.live.announce(tenantId);
  return changed;
}

type Payment = BillChange & { bill: LockedBill; request: PayBillRequest };

async function amountOf(client: PoolClient, payment: Payment): Promise<number> {
  const { amount, share, itemIds } = payment.request;
  if (share) return amountOfShare(client, { ...payment, share });
  if (itemIds) return amountOfItems(client, { ...payment, itemIds });
  const amountMinor = parseMajor(amount ?? 0, payment.bill.currency);
  if (amountMinor !== null) return amountMinor;
  refuseFields([{ path: "amount", message: `is no amount of ${payment.bill.currency}` }]);
  return 0;
}

async function amountOfShare(
  client: PoolClient,
  { tenantId, billId, bill, share }: Payment & { share: { part: number; of: number } },
): Promise<number> {
  const paid = await listPaidShares(client, { tenantId, billId, of: share.of });
  if (paid.some(({ part }) => part === share.part)) fail("BILL_SHARE_PAID", "This share is paid already.");
  const paidInSplitMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return shareMinor(share, { openMinor: bill.totalMinor - bill.paidMinor, paidInSplitMinor });
}

async function amountOfItems(
  client: PoolClient,
  { tenantId, billId, itemIds }: Payment & { itemIds: string[] },
): Promise<number> {
  const items = await listItemStates(client, { tenantId, billId, itemIds });
  if (items.length < itemIds.length) fail("BILL_ITEM_NOT_FOUND", "An item is not on this bill.");
  if (items.some(({ settled }) => settled)) fail("BILL_ITEM_SETTLED", "An item is paid or voided already.");
  return items.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
}
