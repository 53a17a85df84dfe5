import type { Prisma } from "@/lib/platform/db/generated/client";
import { sumTax, type TaxLine } from "@/lib/restaurant/tax/tax";
import { taxBack, taxLeft } from "@/lib/restaurant/tax/tax-correction";
import { billTax } from "@/lib/service/bills/bill";
import type { ReceiptSale, ReceiptSeller } from "@/lib/service/receipts/receipt";
import { demoId } from "@/prisma/seed/seed-ids";
import type { HistoryRows } from "./history-rows";
import type { Scene } from "./scene";

type Row = Prisma.ReceiptCreateManyInput;
type Issued = { at: Date; issue: () => void };
type Amounts = { grossMinor: number; taxLines: TaxLine[] };

/** How many receipts and corrections there are: the last numbers of their series. */
export type ReceiptNumbers = { receiptNumber: number; correctionNumber: number };

type ReceiptBook = Scene & {
  seller: ReceiptSeller;
  numbers: ReceiptNumbers;
  /** By what was sold; `left` is what corrections have not taken back. */
  receipts: Map<string, { row: Row; left: TaxLine[] }>;
};

/**
 * The receipts of everything that was paid and the corrections of what went back, in the order of their instants, once
 * everything else has been played.
 */
export function issueReceipts(scene: Scene): ReceiptNumbers {
  const { name, legalName, vatNumber, street, postalCode, city, country, timeZone } = scene.restaurant;
  const place = { address: street, postcode: postalCode, city, country, timeZone };
  const book: ReceiptBook = {
    ...scene,
    seller: { name, legalName, vatNumber, ...place },
    numbers: { receiptNumber: 0, correctionNumber: 0 },
    receipts: new Map(),
  };
  const all = [...ofOrders(book), ...ofBills(book), ...ofRefunds(book)];
  for (const each of all.sort((a, b) => a.at.getTime() - b.at.getTime())) each.issue();
  return book.numbers;
}

function ofOrders(book: ReceiptBook): Issued[] {
  const { rows } = book;
  const items = grouped(rows.orderItem, ({ orderId }) => orderId);
  return rows.order.flatMap((order): Issued[] => {
    const { id, paidAt, currency, locale, type: service, totalMinor, paymentMethod } = order;
    const { discountMinor = 0, deliveryFeeMinor = 0, giftCardMinor = 0 } = order;
    if (!paidAt || totalMinor + giftCardMinor === 0) return [];
    const at = paidAt as Date;
    const payments: ReceiptSale["payments"] = [
      { method: "gift_card" as const, amountMinor: giftCardMinor },
      {
        method: paymentMethod,
        ...(paymentMethod === "external" ? { type: "terminal" } : {}),
        amountMinor: totalMinor,
      },
    ].filter(({ amountMinor }) => amountMinor > 0);
    const sale: ReceiptSale = {
      service,
      reference: String(order.number),
      items: (items.get(id) ?? []).map(soldItem),
      discountMinor,
      deliveryFeeMinor,
      taxAddedMinor: 0,
      payments,
    };
    const amounts = {
      grossMinor: totalMinor + giftCardMinor,
      taxLines: order.taxLines as unknown as TaxLine[],
    };
    const subject = { orderId: id, billId: null };
    return [{ at, issue: () => issue(book, subject, { locale, currency, sale, issuedAt: at }, amounts) }];
  });
}

function ofBills(book: ReceiptBook): Issued[] {
  const { rows, restaurant } = book;
  const dishes = grouped(rows.billItem, ({ billId }) => billId);
  const payments = grouped(rows.billPayment, ({ billId }) => billId);
  const tables = new Map(
    restaurant.tables.map((table) => [demoId("tbl", restaurant.slug, table.name), table.name]),
  );
  return rows.bill.flatMap((bill): Issued[] => {
    const { id, closedAt, currency, totalMinor = 0 } = bill;
    if (!closedAt || totalMinor === 0) return [];
    const at = closedAt as Date;
    const eaten = (dishes.get(id) ?? []).filter(({ voidedAt }) => !voidedAt);
    const paid = (payments.get(id) ?? []).map(({ method, amountMinor }) => ({
      ...{ method, ...(method === "external" ? { type: "terminal" } : {}), amountMinor },
    }));
    const sale: ReceiptSale = {
      service: "dine_in",
      reference: tables.get(bill.tableId) ?? "",
      items: eaten.map(soldItem),
      discountMinor: 0,
      deliveryFeeMinor: 0,
      taxAddedMinor: 0,
      payments: paid,
    };
    const taxLines = billTax(
      { serviceTaxBps: null, serviceTaxName: null },
      eaten.map(({ taxBps = null, taxName = null, lineTotalMinor, quantity }) => ({
        taxBps,
        taxName,
        lineTotalMinor,
        quantity,
        unitServiceMinor: 0,
        voidedAt: null,
      })),
    );
    const about = { locale: restaurant.locales[0], currency, sale, issuedAt: at };
    return [
      {
        at,
        issue: () => issue(book, { orderId: null, billId: id }, about, { grossMinor: totalMinor, taxLines }),
      },
    ];
  });
}

function ofRefunds(book: ReceiptBook): Issued[] {
  return book.rows.refund.flatMap((refund): Issued[] => {
    const at = refund.settledAt as Date | null | undefined;
    return refund.status === "succeeded" && at ? [{ at, issue: () => correct(book, refund, at) }] : [];
  });
}

function write(
  book: ReceiptBook,
  row: Omit<Row, "tenantId" | "id" | "seller" | "grossMinor" | "taxMinor" | "taxLines">,
  amounts: Amounts,
) {
  const { rows, ids, tenantId, seller } = book;
  const { grossMinor, taxLines } = amounts;
  const id = ids.id("rcp", row.issuedAt as Date);
  const written = { tenantId, id, ...row, seller, grossMinor, taxMinor: sumTax(taxLines), taxLines };
  rows.receipt.push(written);
  return written;
}

function issue(
  book: ReceiptBook,
  subject: { orderId: string | null; billId: string | null },
  about: { locale: string; currency: string; sale: ReceiptSale; issuedAt: Date },
  amounts: Amounts,
): void {
  const { numbers, receipts } = book;
  numbers.receiptNumber += 1;
  const { receiptNumber: number } = numbers;
  const first = { kind: "receipt", number, ...subject, correctsId: null, refundId: null } as const;
  const row = write(book, { ...first, ...about }, amounts);
  receipts.set(subject.orderId ?? subject.billId ?? "", { row, left: amounts.taxLines });
}

function correct(book: ReceiptBook, refund: HistoryRows["refund"][number], issuedAt: Date): void {
  const { numbers, receipts } = book;
  const receipt = receipts.get(refund.orderId ?? "");
  if (!receipt) return;
  numbers.correctionNumber += 1;
  const { row, left } = receipt;
  const taxLines = taxBack(left, { amountMinor: refund.amountMinor, named: [] });
  receipt.left = taxLeft(left, taxLines);
  const { orderId, billId, currency, locale, id: correctsId } = row;
  const subject = { orderId, billId, correctsId, refundId: refund.id };
  const about = { locale, currency, sale: { cause: "refund" }, issuedAt };
  const number = numbers.correctionNumber;
  write(
    book,
    { kind: "correction", number, ...subject, ...about },
    { grossMinor: 0 - refund.amountMinor, taxLines },
  );
}

type Sold = Pick<
  HistoryRows["orderItem"][number],
  "productName" | "quantity" | "unitPriceMinor" | "lineTotalMinor" | "selectedOptions" | "taxBps"
>;

const soldItem = (item: Sold): ReceiptSale["items"][number] => ({
  name: item.productName,
  quantity: item.quantity,
  unitPriceMinor: item.unitPriceMinor,
  lineTotalMinor: item.lineTotalMinor,
  options: item.selectedOptions as Record<string, string[]>,
  taxBps: item.taxBps ?? null,
});

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
