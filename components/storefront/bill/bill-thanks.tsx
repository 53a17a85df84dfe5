"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useMoney } from "@/components/storefront/frame/money";
import { Button } from "@/components/ui/button";
import { toMinor } from "@/lib/core/money/money";
import type { GuestBillView } from "./bill-query";

interface BillThanksProps {
  bill: GuestBillView;
  amountMinor: number;
  onMore: () => void;
}

/** The payment has arrived; the focus goes to the heading. */
export function BillThanks({ bill, amountMinor, onMore }: BillThanksProps) {
  const t = useTranslations("tableBill");
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <div className="max-w-112 space-y-5 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-positive-tint text-positive">
        <Check className="size-7" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-display text-4xl outline-none">
        {t("thanksTitle", { amount: money(amountMinor) })}
      </h1>
      <p className="text-lg text-ink-soft">{t("thanksBody")}</p>
      <p aria-live="polite" className="font-semibold">
        {bill.open === 0 && bill.pending === 0
          ? t("doneTitle")
          : `${t("toPay")}: ${money(toMinor(bill.open, bill.currency))}`}
      </p>
      <Button variant="secondary" onClick={onMore}>
        {t("thanksMore")}
      </Button>
    </div>
  );
}
