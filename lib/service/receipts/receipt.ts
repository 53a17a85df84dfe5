import type { PaidMethod } from "@/lib/payments/payments/payment-method";
import type { TaxedService, TaxLine } from "@/lib/restaurant/tax/tax";

export const RECEIPT_KINDS = ["receipt", "correction"] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** What was sold, as it is written on a receipt. Amounts are minor units; nobody is named. */
export type ReceiptSale = {
  service: TaxedService;
  /** The order's number, or the table's name. */
  reference: string;
  items: {
    /** The dish on the menu; only bills keep it, whose guests read the receipt in their own language. */
    productId?: string;
    name: string;
    quantity: number;
    unitPriceMinor: number;
    lineTotalMinor: number;
    /** Group name to chosen labels, as on the menu. */
    options: Record<string, string[]>;
    /** The groups of which each option is on one half; left out or empty where there are none. */
    halvedGroups?: string[] | null;
    /** The options as the guest read them; left out by bills and by receipts from before they were kept. */
    optionNames?: string[] | null;
    taxBps: number | null;
  }[];
  discountMinor: number;
  deliveryFeeMinor: number;
  taxAddedMinor: number;
  /** Left out by receipts from before there was one. */
  serviceChargeMinor?: number;
  /** `type` is which of the restaurant's external methods; left out by the others. */
  payments: { method: PaidMethod | "gift_card"; type?: string | null; amountMinor: number }[];
};

/** Why a receipt was corrected: money went back, a bank returned a refund, or a paid order in cash was canceled. */
export const CORRECTION_CAUSES = ["refund", "refund_returned", "canceled", "changed"] as const;
export type CorrectionCause = (typeof CORRECTION_CAUSES)[number];

/** Who sold it, as it was when the receipt was issued. */
export type ReceiptSeller = {
  name: string;
  legalName: string;
  vatNumber: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  timeZone: string;
};

type Document = {
  id: string;
  number: number;
  orderId: string | null;
  billId: string | null;
  currency: string;
  /** The language of what was sold. */
  locale: string;
  /** What was charged, without the tip. Negative on a correction, unless a bank returned a refund. */
  grossMinor: number;
  /** What the guest gave on top, of which there is no tax; negative where it went back. */
  tipMinor: number;
  taxMinor: number;
  taxLines: TaxLine[];
  seller: ReceiptSeller;
  issuedAt: Date;
};

/** A receipt, or the correction of one. */
export type Receipt = Document &
  (
    | { kind: "receipt"; sale: ReceiptSale; correctsId: null; correctsNumber: null; refundId: null }
    | {
        kind: "correction";
        sale: { cause: CorrectionCause };
        correctsId: string;
        correctsNumber: number;
        refundId: string | null;
      }
  );

const SERIES = { receipt: "R", correction: "C" } as const satisfies Record<ReceiptKind, string>;

const LARGEST_NUMBER = 2 ** 31 - 1;

/** What a printed number names, or null where it is none. */
export function readReceiptNumber(text: string): { kind: ReceiptKind; number: number } | null {
  const [, series, digits] = /^([RC])-(\d{1,10})$/.exec(text.trim().toUpperCase()) ?? [];
  const number = Number(digits);
  if (digits === undefined || number < 1 || number > LARGEST_NUMBER) return null;
  return { kind: series === SERIES.receipt ? "receipt" : "correction", number };
}

/** The number as it is printed: each series counts from 1 without gaps. */
export function receiptNumber(kind: ReceiptKind, number: number): string {
  return `${SERIES[kind]}-${String(number).padStart(5, "0")}`;
}
