import { allocate } from "@/lib/core/money/money";
import type { PaidMethod } from "@/lib/payments/payments/payment-method";
import type { BillChangeKind } from "@/lib/platform/events/bill-change-kind";
import { type TaxLine, taxOf } from "@/lib/restaurant/tax/tax";

/** What the guests of one table eat and pay. Amounts are minor units of `currency`. */
export type Bill = {
  id: string;
  tableId: string;
  tableName: string;
  status: "open" | "closed";
  currency: string;
  /** The items that are not voided, with their service charge. */
  totalMinor: number;
  serviceChargeMinor: number;
  /** How many guests sat down, where somebody said so. */
  guestCount: number | null;
  /** The service charge in hundredths of a percent, and its own tax; null where it follows the items. */
  serviceBps: number;
  serviceTaxBps: number | null;
  serviceTaxName: string | null;
  paidMinor: number;
  /** Asked for online and not paid yet; nobody else can pay it meanwhile. */
  pendingMinor: number;
  /** What the guests' link to their bill carries. */
  token: string;
  /** Four digits that lead from the table's printed code to the bill; null where it was closed before there were any. */
  code: string | null;
  openedAt: Date;
  closedAt: Date | null;
  items: BillItem[];
  /** Who orders from their own phones, in the order in which they began. */
  guests: BillGuest[];
  payments: BillPayment[];
  changes: BillChange[];
};

/** A guest who orders from their own phone; `name` is null where they gave none. */
export type BillGuest = { id: string; number: number; name: string | null; browserId: string | null };

export type BillItem = {
  id: string;
  round: number;
  productId: string;
  productName: string;
  quantity: number;
  /** In which it is served; null for what is made at once. */
  course: number | null;
  unitPriceMinor: number;
  lineTotalMinor: number;
  /** The service charge of one unit; no part of the line's total. */
  unitServiceMinor: number;
  selectedOptions: Record<string, string[]>;
  /** The groups of which each option is on one half. */
  halvedGroups: string[];
  addedAt: Date;
  voidedAt: Date | null;
  voidReason: string | null;
  /** The item that this was a part of until it was voided. */
  splitFromId: string | null;
  paymentId: string | null;
  /** Its rate in hundredths of a percent and what it is called; null where the restaurant showed no tax. */
  taxBps: number | null;
  taxName: string | null;
  /** Who ordered it from their own phone; null for what staff entered. */
  guestId: string | null;
};

/** How long a payment keeps its amount from everybody else, in minutes, until its form is sent. Decision 083. */
const FORM_MINUTES = 3;
/** How long it does from then on, in minutes since it began, while a bank or a wallet works on it. Decision 022. */
const CONFIRMED_MINUTES = 30;

/** How long it does while somebody else wants to pay that amount, until its form is sent. Decision 083. */
const BARE_SECONDS = 45;

/** Until when a payment that begins now keeps its amount, unless its form is sent before. */
export function heldUntilOf({ takenAt }: { takenAt: Date }): Date {
  return new Date(takenAt.getTime() + FORM_MINUTES * 60_000);
}

/** Until when a payment keeps its amount whose form was sent. */
export function confirmedUntilOf({ takenAt }: { takenAt: Date }): Date {
  return new Date(takenAt.getTime() + CONFIRMED_MINUTES * 60_000);
}

/**
 * Whether a guest's pending payment gives way to another one that needs its amount: its form was not sent, as far as
 * anybody knows, and it is 45 seconds old, or money that the restaurant takes itself is there instead.
 */
export function givesWay(
  { status, takenBy, takenAt, heldUntil }: Pick<BillPayment, "status" | "takenBy" | "takenAt" | "heldUntil">,
  { atTill, now }: { atTill: boolean; now: Date },
): boolean {
  const isBare = heldUntil <= heldUntilOf({ takenAt });
  const isOld = atTill || now.getTime() - takenAt.getTime() >= BARE_SECONDS * 1000;
  return status === "pending" && takenBy === null && isBare && isOld;
}

/** One of `of` equal shares, counted from 1. */
export type Share = { part: number; of: number };

export const BILL_PAYMENT_STATUSES = ["pending", "paid", "canceled", "reversed", "refunded"] as const;

export type BillPayment = {
  id: string;
  method: PaidMethod;
  /** Which of the restaurant's external methods; null for the others. */
  type: string | null;
  /** The number on the terminal's slip, the voucher or the invoice. */
  reference: string | null;
  status: (typeof BILL_PAYMENT_STATUSES)[number];
  /** What it pays of the bill. */
  amountMinor: number;
  /** What the guest gives on top. */
  tipMinor: number;
  /** Of the refunds, the part that is the tip. */
  tipBackMinor: number;
  /** Refunds that are pending or confirmed. */
  refundedMinor: number;
  /** What the guest's bank asks back, or has taken back for good. */
  disputedMinor: number;
  share: Share | null;
  /** Null where a guest pays through the link of the bill. */
  takenBy: string | null;
  takenAt: Date;
  /** Until when it keeps its amount while it is pending. */
  heldUntil: Date;
};

/** What happened to a bill. `subjectId` is the item, payment, refund or table that it is about. */
export type BillChange = {
  id: string;
  kind: BillChangeKind;
  subjectId: string | null;
  amountMinor: number | null;
  note: string | null;
  /** Null for a guest and for the platform itself. */
  actorId: string | null;
  at: Date;
};

export type TaxedItem = Pick<
  BillItem,
  "taxBps" | "taxName" | "lineTotalMinor" | "unitServiceMinor" | "quantity" | "voidedAt"
>;

/**
 * The tax in a bill, one line per rate: its prices contain it, also where menu prices do not. The service charge of an
 * item has the item's rate, unless the bill's service charge has its own. A tip is not taxed.
 */
export function billTax(
  { serviceTaxBps, serviceTaxName }: Pick<Bill, "serviceTaxBps" | "serviceTaxName">,
  items: readonly TaxedItem[],
): TaxLine[] {
  const lines = items.flatMap(({ taxBps, taxName, voidedAt, ...item }) => {
    if (taxBps === null || voidedAt !== null) return [];
    const own = { name: taxName ?? "", bps: taxBps };
    const service = serviceTaxBps === null ? own : { name: serviceTaxName ?? "", bps: serviceTaxBps };
    return [
      { ...own, amountMinor: item.lineTotalMinor },
      { ...service, amountMinor: item.unitServiceMinor * item.quantity },
    ];
  });
  return taxOf({ mode: "included", lines, discountMinor: 0, deliveryFeeMinor: 0, deliveryRate: null });
}

/** What guests gave on top of a bill and what of it did not go back, in minor units. */
export function keptTipMinor(payments: readonly BillPayment[]): number {
  return payments.reduce(
    (sum, { status, tipMinor, tipBackMinor }) =>
      status === "paid" || status === "refunded" ? sum + tipMinor - tipBackMinor : sum,
    0,
  );
}

/**
 * What one share of a bill costs now: an equal part of what is open and what other shares of the same split have paid,
 * the odd units in the first parts, and never more than is open. Every part paid once settles an unchanged bill exactly.
 */
export function shareMinor(
  { part, of }: Share,
  { openMinor, paidInSplitMinor }: { openMinor: number; paidInSplitMinor: number },
): number {
  const parts = allocate(openMinor + paidInSplitMinor, Array<number>(of).fill(1));
  const own = parts[part - 1];
  if (own === undefined) throw new RangeError(`There is no part ${part} of ${of}`);
  return Math.min(own, openMinor);
}
