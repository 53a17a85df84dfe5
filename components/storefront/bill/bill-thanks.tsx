"use client";

import { Check, ReceiptText } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { DoneHeading } from "@/components/storefront/frame/done-heading";
import { useMoney } from "@/components/storefront/frame/money";
import { Button } from "@/components/ui/button";
import { toMinor } from "@/lib/core/money/money";
import type { GuestBillView } from "./bill-query";

interface BillThanksProps {
  bill: GuestBillView;
  token: string;
  amountMinor: number;
  onMore: () => void;
}

/** The payment has arrived; the focus goes to the heading. */
export function BillThanks({ bill, token, amountMinor, onMore }: BillThanksProps) {
  const t = useTranslations("tableBill");
  const money = useMoney();
  return (
    <div className="max-w-112 space-y-5 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-positive-tint text-positive">
        <Check className="size-7" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <DoneHeading>{t("thanksTitle", { amount: money(amountMinor) })}</DoneHeading>
      <p className="text-lg text-ink-soft">{t("thanksBody")}</p>
      <p aria-live="polite" className="font-semibold">
        {bill.open === 0 && bill.pending === 0
          ? t("doneTitle")
          : `${t("toPay")}: ${money(toMinor(bill.open, bill.currency))}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={onMore}>
          {t("thanksMore")}
        </Button>
        <ReceiptLink token={token} />
      </div>
    </div>
  );
}

/** Leads to the receipt of the bill, which is there once the restaurant has closed it. */
export function ReceiptLink({ token }: { token: string }) {
  const t = useTranslations("tableBill");
  return (
    <TenantLink
      path={`/bill/${encodeURIComponent(token)}/receipt`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
    >
      <ReceiptText className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("receipt")}
    </TenantLink>
  );
}
