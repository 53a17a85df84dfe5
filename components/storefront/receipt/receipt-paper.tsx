"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { AmountRow } from "@/components/ui/amount-row";
import { Price } from "@/components/ui/price";
import type { ReceiptWire } from "@/lib/service/receipts/receipt-contract";
import { TaxTable } from "./tax-table";

export function ReceiptPaper({ receipt }: { receipt: ReceiptWire }) {
  const t = useTranslations("receipts");
  const format = useFormatter();
  const list = useWrittenList();
  const { currency, seller, sale, kind, number } = receipt;
  const id = `receipt-${receipt.id}`;
  const totals: [string, number][] = sale
    ? [
        [t("discount"), -sale.discount],
        [t("deliveryFee"), sale.deliveryFee],
        [t("serviceCharge"), sale.serviceCharge],
        [t("taxAdded"), sale.taxAdded],
      ]
    : [];
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="text-lg font-semibold">
        {t(`title.${kind}`, { number })}
      </h2>
      <p className="text-sm text-ink-soft">
        {format.dateTime(new Date(receipt.issuedAt), "moment", { dateStyle: "long" })}
      </p>
      <address className="mt-3 text-sm not-italic">
        <bdi className="font-semibold">{seller.legalName || seller.name}</bdi>
        {seller.legalName !== "" && seller.legalName !== seller.name && (
          <span className="block">
            <bdi>{seller.name}</bdi>
          </span>
        )}
        <span className="block">
          <bdi>{[seller.address, [seller.postcode, seller.city].filter(Boolean).join(" ")].join(", ")}</bdi>
        </span>
        {seller.vatNumber !== "" && (
          <span className="block">{t("vatNumber", { number: seller.vatNumber })}</span>
        )}
      </address>
      {receipt.corrects && (
        <p className="mt-3">
          {t("corrects", { number: receipt.corrects.number })}
          {receipt.cause && <span className="block text-ink-soft">{t(`cause.${receipt.cause}`)}</span>}
        </p>
      )}
      {sale && (
        <>
          <p className="mt-3 text-sm text-ink-soft">
            {t(`service.${sale.service}`)} · {t(`reference.${sale.service}`, { reference: sale.reference })}
          </p>
          <ul className="mt-4 space-y-2">
            {sale.items.map((item, index) => {
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never change
                <li key={index} className="flex gap-3">
                  <span className="w-7 shrink-0 font-semibold tabular-nums">{item.quantity}×</span>
                  <span className="min-w-0 flex-1">
                    {item.name}
                    {item.optionNames.length > 0 && (
                      <span className="block text-sm text-ink-soft">{list(item.optionNames)}</span>
                    )}
                  </span>
                  <Price amount={item.lineTotal} currency={currency} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <dl className="mt-4 space-y-1.5 border-t border-line pt-4">
        {totals
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <AmountRow key={label} label={label}>
              <Price amount={amount} currency={currency} />
            </AmountRow>
          ))}
        <AmountRow label={t("total")} look="total">
          <Price amount={receipt.gross} currency={currency} />
        </AmountRow>
        {receipt.tip !== 0 && (
          <>
            <AmountRow label={t("tip")}>
              <Price amount={receipt.tip} currency={currency} />
            </AmountRow>
            <AmountRow label={t("withTip")} look="strong">
              <Price amount={receipt.total} currency={currency} />
            </AmountRow>
          </>
        )}
        {sale?.payments.map(({ method, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the payments of a receipt never change
          <AmountRow key={index} label={t(`method.${method}`)}>
            <Price amount={amount} currency={currency} />
          </AmountRow>
        ))}
      </dl>
      <TaxTable lines={receipt.taxLines} currency={currency} />
    </section>
  );
}
