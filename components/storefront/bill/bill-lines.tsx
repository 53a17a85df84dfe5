"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { Money, useMoney } from "@/components/storefront/frame/money";
import { useGuestWords } from "@/components/storefront/table/use-guest-words";
import { toMinor } from "@/lib/core/money/money";
import type { GuestBillView } from "./bill-query";

/** What the table ordered, and what was paid of it by whom, as far as guests may know. */
export function BillLines({ bill }: { bill: GuestBillView }) {
  const t = useTranslations("tableBill");
  const cart = useTranslations("storefront.cart");
  const tips = useTranslations("storefront.tip");
  const money = useMoney();
  const list = useWrittenList();
  const minor = (amount: number) => toMinor(amount, bill.currency);
  const groups = useGuestGroups(bill);
  return (
    <>
      <section aria-labelledby="ordered">
        <h2 id="ordered" className="font-display text-xl">
          {t("orderedTitle")}
        </h2>
        {bill.items.length === 0 && <p className="mt-2 text-ink-soft">{t("nothingYetBody")}</p>}
        {groups.map(({ key, title, items }) => (
          <div key={key} className="mt-2">
            {title && <h3 className="pt-2 text-sm font-semibold text-ink-soft">{title}</h3>}
            <ul className="divide-y divide-line">
              {items.map(({ id, name, quantity, lineTotal, optionNames, settled }) => (
                <li key={id} className="flex items-baseline gap-3 py-2.5">
                  <span className="w-7 shrink-0 text-ink-soft tabular-nums">{quantity}×</span>
                  <span className="min-w-0 flex-1">
                    {name}
                    {optionNames.length > 0 && (
                      <span className="block text-sm text-ink-soft">{list(optionNames)}</span>
                    )}
                    {settled && (
                      <span className="flex items-center gap-1 text-sm font-medium text-positive">
                        <Check className="size-4" strokeWidth={2} aria-hidden="true" />
                        {t("beingPaid")}
                      </span>
                    )}
                  </span>
                  <Money minor={minor(lineTotal)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {bill.serviceCharge > 0 && (
          <p className="flex items-baseline justify-between gap-3 border-t border-line py-2.5">
            {cart("serviceCharge")}
            <Money minor={minor(bill.serviceCharge)} />
          </p>
        )}
      </section>
      {bill.payments.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments" className="font-display text-xl">
            {t("paymentsTitle")}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {bill.payments.map(({ id, status, amount, tip, share }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2.5">
                <span className={status === "paid" ? "text-positive" : "text-ink-soft"}>
                  {t(status === "paid" ? "paymentPaid" : "paymentPending")}
                  {tip > 0 && (
                    <span className="text-ink-soft">
                      {" · "}
                      {tips("with", { amount: money(minor(tip)) })}
                    </span>
                  )}
                  {share && <span className="text-ink-soft"> · {t("paymentShare", share)}</span>}
                </span>
                <Money minor={minor(amount) + minor(tip)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The dishes by who ordered them, the reader's own first; without headings where nobody ordered from a phone. */
function useGuestGroups(bill: GuestBillView) {
  const order = useTranslations("tableOrder");
  const guestName = useGuestWords();
  if (bill.guests.length === 0) return [{ key: "all", title: null, items: bill.items }];
  const own = [...bill.guests].sort((a, b) => Number(b.isMe) - Number(a.isMe));
  const groups = own.map((guest) => ({
    key: guest.id,
    title: guestName(guest),
    items: bill.items.filter(({ guestId }) => guestId === guest.id),
  }));
  const byStaff = bill.items.filter(({ guestId }) => guestId === null);
  return [...groups, { key: "staff", title: order("byStaff"), items: byStaff }].filter(
    ({ items }) => items.length > 0,
  );
}
