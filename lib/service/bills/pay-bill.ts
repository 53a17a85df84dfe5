import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { chargeRefusal } from "@/lib/payments/payments/charge-refusal";
import { isTillMethod, MAIN_OFFERS, type OnlineMethod } from "@/lib/payments/payments/payment-method";
import { paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import { billShareSubject } from "@/lib/payments/subject/subject";
import { requireExternalMethod } from "@/lib/payments/till/require-external-method";
import { insertTillPayment } from "@/lib/payments/till/till-payment-store";
import type { SqlTx } from "@/lib/platform/db/sql";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { runOnce } from "@/lib/platform/idempotency/run-once";
import { keepClaim } from "@/lib/platform/idempotency/write-once";
import type { RateLimitPolicy } from "@/lib/platform/rate-limit/limits";
import { readTip } from "@/lib/restaurant/pricing/tip";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { kickDrawer } from "@/lib/service/printers/kick-drawer";
import { type Bill, givesWay, shareMinor } from "./bill";
import { recordBillChange } from "./bill-change-store";
import type { BillPaymentRequest } from "./bill-contract";
import { billPaidEvent, billUpdatedEvent } from "./bill-event";
import { listItemStates } from "./bill-item-store";
import { BILL_NOTES } from "./bill-note";
import {
  findBillPayment,
  findPendingOfBrowser,
  insertBillPayment,
  listPaidShares,
} from "./bill-payment-store";
import type { LockedBill } from "./bill-store";
import { displaceHold } from "./displace-hold";
import { endPendingPayment } from "./end-pending-payment";
import { getBill } from "./get-bill";
import { type Hold, holdFor, holdOf } from "./hold";
import { listHolds } from "./hold-store";
import { lockOpenBill } from "./lock-open-bill";
import { requestBillIntent } from "./request-bill-intent";

/** How many pending payments a new one replaces before it gives way to others that the same browser begins. */
const REPLACEMENTS = 3;
/** How many payments of others a new one displaces; a table has fewer phones. */
const DISPLACEMENTS = 20;

export type PayBillInput = {
  tenantId: TenantId;
  billId: string;
  /** Null when a guest pays through the link of the bill. */
  actorId: string | null;
  /** The browser of a guest, which has one pending payment on the bill: a new one replaces it. */
  browserId?: string;
  idempotencyKey: string | null;
  request: BillPaymentRequest;
  /** How often one address may begin; a replayed answer does not count. */
  limit?: { policy: RateLimitPolicy; clientAddress: string };
};

export type BillPaymentBegun = {
  bill: Bill;
  paymentId: string;
  clientSecret: string | null;
  replayed: boolean;
};

/**
 * Takes a payment at the table: an amount, one of several equal shares, or chosen items; never more than is open and
 * not being paid by somebody else, and a tip on top. What the restaurant takes itself, in cash or otherwise, is paid at
 * once; every other method is pending until the processor tells that it was paid, and keeps its amount until then. One that the same browser has pending is canceled
 * first, and so are others that give way to it (decision 083). Throws BILL_NOT_FOUND, BILL_CLOSED,
 * PAYMENT_METHOD_UNAVAILABLE, TENANT_NOT_FOUND for a restaurant that is not open to the public, BILL_ITEM_NOT_FOUND,
 * BILL_ITEM_SETTLED, BILL_SHARE_PAID, PAYMENT_EXCEEDS_OPEN, INVALID_TIP, AMOUNT_TOO_SMALL, PROCESSOR_UNAVAILABLE with
 * nothing held, PAYMENT_NOT_OPEN, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function payBill(app: App, input: PayBillInput): Promise<BillPaymentBegun> {
  const { tenantId, billId, request, actorId, limit } = input;
  const { method } = request;
  const tenant = isTillMethod(method) ? null : await getTakingTenant(app, { tenantId, method });
  const operation = actorId === null ? "guest-payment" : "payment";
  const once = { tenantId, key: input.idempotencyKey, body: { operation, billId, request } };
  const { text: paymentId, replayed } = await runOnce(app, once, async (claim, resumeId) => {
    if (limit) await app.limiter.take(limit.policy, [tenantId, limit.clientAddress]);
    const begun =
      (await findBegun(app, { tenantId, billId, paymentId: resumeId })) ??
      (await beginAnew(app, input, claim));
    if (tenant && !isTillMethod(method)) {
      const { amountMinor: ofBillMinor, tipMinor } = begun;
      const intent = { ...begun, amountMinor: ofBillMinor + tipMinor, tenant, method, claim };
      await requestBillIntent(app, { tenantId, billId, ...intent });
    }
    return begun.paymentId;
  });
  if (!replayed) app.live.announce(tenantId);
  const payment = await findBillPayment(app.db.prisma, { tenantId, billId, paymentId });
  const clientSecret = payment?.payment?.clientSecret ?? null;
  return { bill: await getBill(app, { tenantId, billId }), paymentId, clientSecret, replayed };
}

async function getTakingTenant(
  app: App,
  { tenantId, method }: { tenantId: TenantId; method: OnlineMethod },
): Promise<ShopTenant> {
  const shop = await app.shops.findTenant(tenantId);
  if (!shop) return fail("TENANT_NOT_FOUND", "The restaurant is not open to the public.");
  const offered = paymentMethodsOf(shop.tenant, await app.processorMethods.current());
  if (!offered[MAIN_OFFERS[method]]) {
    const message = `${shop.tenant.name} does not take this payment method.`;
    fail("PAYMENT_METHOD_UNAVAILABLE", message, { reason: "NOT_TAKEN" });
  }
  return shop.tenant;
}

/** A payment with what it pays of the bill and the tip on top, in minor units. */
type Begun = { paymentId: string; amountMinor: number; tipMinor: number };

/** The pending payment that an earlier try with the same Idempotency-Key left behind, or null. */
async function findBegun(
  app: App,
  { paymentId, ...ref }: { tenantId: TenantId; billId: string; paymentId: string | null },
): Promise<Begun | null> {
  const found = paymentId === null ? null : await findBillPayment(app.db.prisma, { ...ref, paymentId });
  if (found?.status !== "pending") return null;
  return { paymentId: found.id, amountMinor: found.amountMinor, tipMinor: found.tipMinor };
}

/**
 * Begins a payment in place of the one that the browser has pending, and of others that give way to it. Throws
 * PAYMENT_NOT_OPEN and PROCESSOR_UNAVAILABLE.
 */
async function beginAnew(app: App, input: PayBillInput, claim: IdempotencyClaim | null): Promise<Begun> {
  const { tenantId, billId, actorId } = input;
  for (let replaced = 0, displaced = 0; ; ) {
    const begun = await begin(app, input, { claim, mayDisplace: displaced < DISPLACEMENTS });
    if ("displaces" in begun) {
      displaced += 1;
      await displaceHold(app, { tenantId, billId, hold: begun.displaces, actorId });
    } else if ("replaces" in begun) {
      // Whoever gives way leaves the other payment alone: one always stays.
      if (replaced === REPLACEMENTS) {
        return fail(
          "PAYMENT_NOT_OPEN",
          "This browser has started another payment in the meantime. Start a new one.",
        );
      }
      replaced += 1;
      const note = BILL_NOTES.begunAnew;
      await endPendingPayment(app, { tenantId, billId, ...begun.replaces, actorId: null, note });
    } else {
      return begun;
    }
  }
}

type Pending = { paymentId: string; hasIntent: boolean };

/** Begins a payment, or changes nothing and tells which pending one has to end before: the browser's own, or another. */
async function begin(
  app: App,
  input: PayBillInput,
  { claim, mayDisplace }: { claim: IdempotencyClaim | null; mayDisplace: boolean },
): Promise<Begun | { replaces: Pending } | { displaces: Hold }> {
  const { tenantId, billId, actorId, browserId = null, request } = input;
  const { method, share = null, itemIds = [] } = request;
  const isPaid = isTillMethod(method);
  const paymentId = newId("blp");
  const now = app.clock.now();
  return inSqlTransaction(app.db, async (client) => {
    const bill = await lockOpenBill(client, { tenantId, billId });
    const replaces = browserId && (await findPendingOfBrowser(client, { tenantId, billId, browserId }));
    if (replaces) return { replaces };
    const holds = mayDisplace && bill.pendingMinor > 0 ? await listHolds(client, { tenantId, billId }) : [];
    const yielding = holds.filter((hold) => givesWay(hold, { atTill: isPaid, now }));
    const inTheWay = holdOf(yielding, { share, itemIds });
    if (inTheWay) return { displaces: inTheWay };
    const amountMinor = await amountOf(client, { ...input, bill });
    const openMinor = bill.totalMinor - bill.paidMinor - bill.pendingMinor;
    const displaces = holdFor(yielding, { amountMinor, openMinor });
    if (displaces) return { displaces };
    const tipMinor = tipOf(request.tip, amountMinor, { ...bill, takesTips: bill.takesTips || isPaid });
    const payment = { paymentId, method, amountMinor, tipMinor, share, itemIds, actorId, browserId, now };
    if (amountMinor === 0 || !(await insertBillPayment(client, { tenantId, billId, ...payment }))) {
      fail("PAYMENT_EXCEEDS_OPEN", "This is more than is left to pay on the bill.");
    }
    const sale = { amountMinor: amountMinor + tipMinor, currency: bill.currency };
    const refusal = isTillMethod(method) ? null : chargeRefusal(method, sale);
    if (refusal) fail(refusal.code, refusal.message, { reason: refusal.reason });
    if (isTillMethod(method)) {
      const { type = null, reference = null } = request;
      await requireExternalMethod(client, { tenantId, type });
      const drawerDayId = await insertTillPayment(client, {
        ...{ tenantId, subject: billShareSubject(paymentId), method, type, reference },
        ...{ ...sale, tipMinor, refundId: null, takenBy: actorId, takenAt: now },
      });
      if (method === "cash") await kickDrawer(client, { tenantId, drawerDayId, now });
    }
    await keepClaim(client, claim, { response: isPaid ? paymentId : null, madeId: paymentId });
    const kind = isPaid ? "payment_taken" : "payment_begun";
    const change = { kind, subjectId: paymentId, amountMinor, actorId } as const;
    await recordBillChange(client, { tenantId, billId, now, change });
    const settles = isPaid && bill.paidMinor + amountMinor === bill.totalMinor;
    const events = [
      billUpdatedEvent({ billId, change: kind }, now),
      ...(settles ? [billPaidEvent({ billId, ...bill }, now)] : []),
    ];
    await appendEvents(client, { tenantId, events, now });
    return { paymentId, amountMinor, tipMinor };
  });
}

function tipOf(
  tip: number | undefined,
  priceMinor: number,
  { takesTips, currency }: Pick<LockedBill, "takesTips" | "currency">,
): number {
  const read = readTip(tip, { isOn: takesTips, priceMinor, currency });
  return read.ok ? read.tipMinor : fail("INVALID_TIP", read.message, { reason: read.reason });
}

type Priced = PayBillInput & { bill: LockedBill };

async function amountOf(client: SqlTx, payment: Priced): Promise<number> {
  const { amount, share, itemIds } = payment.request;
  if (share) return amountOfShare(client, { ...payment, share });
  if (itemIds) return amountOfItems(client, { ...payment, itemIds });
  const { currency } = payment.bill;
  return parseMajor(amount ?? 0, currency) ?? refuseField("amount", `must be a valid amount in ${currency}`);
}

async function amountOfShare(
  client: SqlTx,
  { tenantId, billId, bill, share }: Priced & { share: { part: number; of: number } },
): Promise<number> {
  const paid = await listPaidShares(client, { tenantId, billId, of: share.of });
  if (paid.some(({ part }) => part === share.part)) {
    fail("BILL_SHARE_PAID", "This share is already paid or being paid.");
  }
  const paidInSplitMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const openMinor = bill.totalMinor - bill.paidMinor - bill.pendingMinor;
  return shareMinor(share, { openMinor, paidInSplitMinor });
}

async function amountOfItems(
  client: SqlTx,
  { tenantId, billId, itemIds }: Priced & { itemIds: string[] },
): Promise<number> {
  const items = await listItemStates(client, { tenantId, billId, itemIds });
  if (items.length < itemIds.length) fail("BILL_ITEM_NOT_FOUND", "One of the items is not on this bill.");
  if (items.some(({ settled }) => settled)) {
    fail("BILL_ITEM_SETTLED", "One of the items is already paid, being paid or voided.");
  }
  return items.reduce(
    (sum, { lineTotalMinor, unitServiceMinor, quantity }) =>
      sum + lineTotalMinor + unitServiceMinor * quantity,
    0,
  );
}
