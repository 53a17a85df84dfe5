import type { Locale } from "@/lib/core/i18n/locales";
import { type RegionalWriter, regionalWriter } from "@/lib/core/i18n/regional-writer";
import type { translator } from "@/lib/core/i18n/translator";
import { paymentLabel } from "./payment-label";
import { type Receipt, receiptNumber } from "./receipt";
import { receiptOptions } from "./receipt-options";
import { type DrawText, EDGES, newPen, type Pen } from "./receipt-pen";

type Words = ReturnType<typeof translator<"receipts">>;
type Writing = { t: Words; locale: Locale; drawText: DrawText; logo: Uint8Array | null; printedAt: Date };
type Row = [label: string, amountMinor: number];

const AMOUNT = { right: EDGES.right };
/** In points. */
const LOGO = { width: 120, height: 60 };
/** Where the columns of the tax begin and end. */
const TAX = { rate: EDGES.left + 250, net: EDGES.right - 160, tax: EDGES.right - 80 };

/** Receipts and corrections as a PDF in A4, each on a page of its own. */
export async function drawReceipts(receipts: readonly Receipt[], writing: Writing): Promise<Uint8Array> {
  const [first] = receipts;
  const title = first ? receiptNumber(first.kind, first.number) : "";
  const pen = await newPen({ title, ...writing });
  for (const receipt of receipts) {
    pen.turn();
    await drawReceipt(pen, receipt, writing);
  }
  return pen.save();
}

async function drawReceipt(pen: Pen, receipt: Receipt, writing: Writing): Promise<void> {
  const { t, locale } = writing;
  const { currency, grossMinor, tipMinor, taxMinor, seller } = receipt;
  const { country, timeZone } = seller;
  const write = regionalWriter({ language: locale, country, timeZone });
  const money = (minor: number) => write.money(minor, currency);
  const rows = (all: readonly Row[]) => drawRows(pen, all, money);

  if (writing.logo) await pen.picture(writing.logo, LOGO);
  await pen.line(seller.name, { size: 20, isBold: true });
  if (seller.legalName !== "" && seller.legalName !== seller.name) await pen.line(seller.legalName);
  await pen.line([seller.address, [seller.postcode, seller.city].filter(Boolean).join(" ")].join(", "));
  if (seller.vatNumber !== "") await pen.line(t("vatNumber", { number: seller.vatNumber }));
  pen.space(22);
  const number = receiptNumber(receipt.kind, receipt.number);
  await pen.row([{ text: t(`title.${receipt.kind}`, { number }) }], { size: 14, isBold: true });
  await pen.line(write.moment(receipt.issuedAt), { isSoft: true });
  if (receipt.kind === "correction") {
    await pen.line(t("corrects", { number: receiptNumber("receipt", receipt.correctsNumber) }));
    await pen.line(t(`cause.${receipt.sale.cause}`));
    pen.rule();
  } else {
    const { service, reference, items, ...amounts } = receipt.sale;
    await pen.line(`${t(`service.${service}`)} · ${t(`reference.${service}`, { reference })}`);
    pen.rule();
    for (const item of items) {
      await pen.row([
        { text: `${item.quantity} × ${item.name}`, width: EDGES.width - 90 },
        { text: money(item.lineTotalMinor), ...AMOUNT },
      ]);
      const options = write.list(receiptOptions(item, receipt.currency));
      if (options !== "") await pen.line(`   ${options}`, { size: 9, isSoft: true });
    }
    pen.rule();
    await rows([
      [t("discount"), 0 - amounts.discountMinor],
      [t("deliveryFee"), amounts.deliveryFeeMinor],
      [t("serviceCharge"), amounts.serviceChargeMinor ?? 0],
      [t("taxAdded"), amounts.taxAddedMinor],
    ]);
  }
  await pen.row([{ text: t("total") }, { text: money(grossMinor), ...AMOUNT }], { size: 12, isBold: true });
  await rows([[t("tip"), tipMinor]]);
  if (tipMinor !== 0)
    await pen.row([{ text: t("withTip") }, { text: money(grossMinor + tipMinor), ...AMOUNT }]);
  if (receipt.kind === "receipt")
    await rows(receipt.sale.payments.map((paid): Row => [paymentLabel(paid, t), paid.amountMinor]));
  await drawTax(pen, receipt, { ...writing, write, money });
  pen.space(10);
  if (receipt.taxLines.length > 0)
    await pen.line(t("taxInAll", { amount: money(taxMinor) }), { size: 9, isSoft: true });
}

async function drawRows(pen: Pen, rows: readonly Row[], money: (minor: number) => string): Promise<void> {
  for (const [label, amountMinor] of rows)
    if (amountMinor !== 0) await pen.row([{ text: label }, { text: money(amountMinor), ...AMOUNT }]);
}

async function drawTax(
  pen: Pen,
  { taxLines }: Receipt,
  { t, write, money }: Writing & { write: RegionalWriter; money: (minor: number) => string },
): Promise<void> {
  if (taxLines.length === 0) return;
  pen.space(16);
  const head = [
    { text: t("tax.name") },
    { text: t("tax.rate"), right: TAX.rate },
    { text: t("tax.net"), right: TAX.net },
    { text: t("tax.tax"), right: TAX.tax },
    { text: t("tax.gross"), ...AMOUNT },
  ];
  await pen.row(head, { size: 9, isSoft: true });
  for (const { name, bps, netMinor, taxMinor, grossMinor } of taxLines)
    await pen.row(
      [
        { text: name, width: 190 },
        { text: write.percent(bps), right: TAX.rate },
        { text: money(netMinor), right: TAX.net },
        { text: money(taxMinor), right: TAX.tax },
        { text: money(grossMinor), ...AMOUNT },
      ],
      { size: 9 },
    );
}
