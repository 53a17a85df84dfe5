import type { Locale } from "@/lib/core/i18n/locales";
import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import type { translator } from "@/lib/core/i18n/translator";
import { receiptTicket } from "@/lib/core/ticket/guest-ticket";
import type { Ticket } from "@/lib/core/ticket/ticket";
import { ticketPen } from "@/lib/core/ticket/ticket-pen";
import { paymentLabel } from "./payment-label";
import { type Receipt, receiptNumber } from "./receipt";
import { receiptOptions } from "./receipt-options";

/** A receipt or correction as a ticket, with the words and figures of its PDF. */
export function ticketOfReceipt(
  receipt: Receipt,
  { locale, t }: { locale: Locale; t: ReturnType<typeof translator<"receipts">> },
): Ticket {
  const { seller, currency, grossMinor, tipMinor, taxLines } = receipt;
  const { country, timeZone } = seller;
  const write = regionalWriter({ language: locale, country, timeZone });
  const number = receiptNumber(receipt.kind, receipt.number);
  const isReceipt = receipt.kind === "receipt";
  const sale = isReceipt ? receipt.sale : null;
  const lines = (all: readonly [label: string, amountMinor: number][]) =>
    all.flatMap(([label, amountMinor]) => (amountMinor === 0 ? [] : [{ label, amountMinor }]));
  return receiptTicket(ticketPen({ locale, country, timeZone }), {
    seller: [
      seller.name,
      seller.legalName === seller.name ? "" : seller.legalName,
      seller.address,
      [seller.postcode, seller.city].filter(Boolean).join(" "),
      seller.vatNumber === "" ? "" : t("vatNumber", { number: seller.vatNumber }),
    ].filter((line, index) => index === 0 || line !== ""),
    title: t(`title.${receipt.kind}`, { number }),
    issuedAt: receipt.issuedAt,
    reference: isReceipt
      ? `${t(`service.${receipt.sale.service}`)} · ${t(`reference.${receipt.sale.service}`, { reference: receipt.sale.reference })}`
      : `${t("corrects", { number: receiptNumber("receipt", receipt.correctsNumber) })} ${t(`cause.${receipt.sale.cause}`)}`,
    currency,
    dishes: (sale?.items ?? []).map((item) => ({
      quantity: item.quantity,
      name: item.name,
      options: receiptOptions(item, currency),
      totalMinor: item.lineTotalMinor,
    })),
    extras: lines([
      [t("discount"), 0 - (sale?.discountMinor ?? 0)],
      [t("deliveryFee"), sale?.deliveryFeeMinor ?? 0],
      [t("serviceCharge"), sale?.serviceChargeMinor ?? 0],
      [t("taxAdded"), sale?.taxAddedMinor ?? 0],
    ]),
    total: { label: t("total"), amountMinor: grossMinor },
    payments: [
      ...lines([[t("tip"), tipMinor]]),
      ...(tipMinor === 0 ? [] : [{ label: t("withTip"), amountMinor: grossMinor + tipMinor }]),
      ...(sale?.payments ?? []).map((paid) => ({
        label: paymentLabel(paid, t),
        amountMinor: paid.amountMinor,
      })),
    ],
    taxes: taxLines.map(({ name, bps, taxMinor }) => ({
      label: `${name} ${write.percent(bps)}`,
      amountMinor: taxMinor,
    })),
    opensDrawer: false,
  });
}
