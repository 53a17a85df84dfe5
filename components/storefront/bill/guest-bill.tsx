"use client";

import { useQuery } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLive } from "@/components/data/use-live";
import { Money, useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ProblemBox } from "@/components/ui/problem-box";
import { Skeleton } from "@/components/ui/skeleton";
import { toMinor } from "@/lib/core/money/money";
import { BillChoice } from "./bill-choice";
import { BillLines } from "./bill-lines";
import { BillOrders } from "./bill-orders";
import { BillPaying } from "./bill-paying";
import { type GuestBillView, guestBill, guestBillKey } from "./bill-query";
import { BillThanks, ReceiptLink } from "./bill-thanks";
import { findOwnPayment, forgetOwnPayment, keepOwnPayment, type OwnPayment } from "./own-payment";

/** How often to look whether a payment that keeps the rest of the bill gives way now. */
const HOLD_LOOK_MS = 15_000;

interface GuestBillProps {
  token: string;
  /** From the address, when a bank or wallet sent the guest back. */
  returned: "paid" | "failed" | null;
  /** Guests order from their phones here. */
  takesOrders: boolean;
}

export function GuestBill({ token, returned, takesOrders }: GuestBillProps) {
  const t = useTranslations("tableBill");
  const common = useTranslations("common.actions");
  const { slug } = useStorefront().shop;
  const [own, setOwn] = useState<OwnPayment | null>(null);
  const {
    data: bill,
    error,
    refetch,
  } = useQuery({
    ...guestBill(slug, token),
    refetchInterval: ({ state: { data } }) =>
      own === null && data?.open === 0 && data.pending > data.replaceable ? HOLD_LOOK_MS : false,
  });
  const isOver = bill?.status === "closed" || error?.status === 404;
  const address = `/api/public/${encodeURIComponent(slug)}/bills/${encodeURIComponent(token)}/live`;
  const { link } = useLive({
    url: isOver ? null : address,
    queryKey: guestBillKey(slug, token),
    restsUnseen: true,
  });
  const [sent, setSent] = useState(returned === "paid");
  const [thanksMinor, setThanksMinor] = useState<number | null>(null);
  const [lostHold, setLostHold] = useState(false);
  useEffect(() => setOwn(findOwnPayment(token)), [token]);

  const ownStatus =
    own && bill ? (bill.payments.find(({ id }) => id === own.paymentId)?.status ?? "gone") : null;
  useEffect(() => {
    if (own === null || ownStatus === null || ownStatus === "pending") return;
    if (ownStatus === "paid") setThanksMinor(own.amountMinor);
    setLostHold(ownStatus === "gone");
    forgetOwnPayment(token);
    setOwn(null);
    setSent(false);
  }, [own, ownStatus, token]);

  if (error?.status === 404) {
    return (
      <EmptyState isPage title={t("notFoundTitle")}>
        {t("notFoundBody")}
      </EmptyState>
    );
  }
  if (!bill && error) {
    return (
      <EmptyState
        isPage
        icon={WifiOff}
        title={t("failedTitle")}
        action={<Button onClick={() => void refetch()}>{common("retry")}</Button>}
      >
        {t("failedBody")}
      </EmptyState>
    );
  }
  if (!bill) return <BillSkeleton />;
  if (thanksMinor !== null && bill.status === "open") {
    return (
      <BillThanks bill={bill} token={token} amountMinor={thanksMinor} onMore={() => setThanksMinor(null)} />
    );
  }
  if (own && ownStatus === "pending") {
    return (
      <BillPaying
        token={token}
        own={own}
        sent={sent}
        failed={returned === "failed"}
        onPaid={() => setSent(true)}
        onGivenUp={() => {
          forgetOwnPayment(token);
          setOwn(null);
        }}
      />
    );
  }
  const begin = (payment: OwnPayment) => {
    keepOwnPayment(token, payment);
    setSent(false);
    setLostHold(false);
    setOwn(payment);
  };
  return (
    <div className="space-y-9">
      <BillHead bill={bill} token={token} isLive={link.phase !== "lost"} />
      {takesOrders && <BillOrders token={token} isOpen={bill.status === "open"} isPayable={bill.open > 0} />}
      {lostHold && bill.status === "open" && <ProblemBox>{t("lostHold")}</ProblemBox>}
      {bill.status === "open" && bill.open + bill.replaceable > 0 && (
        <BillChoice bill={bill} token={token} onBegun={begin} />
      )}
      <BillLines bill={bill} />
    </div>
  );
}

function BillHead({ bill, token, isLive }: { bill: GuestBillView; token: string; isLive: boolean }) {
  const t = useTranslations("tableBill");
  const { currency, total, paid, pending, open } = bill;
  const minor = (amount: number) => toMinor(amount, currency);
  const money = useMoney();
  const amount = (value: number) => money(minor(value));
  const isDone = bill.status === "closed" || (total > 0 && open === 0 && pending === 0);
  return (
    <header>
      <h1 className="font-display text-4xl">{t("table", { name: bill.tableName })}</h1>
      {isDone ? (
        <div role="status" className="mt-5 rounded-panel bg-positive-tint px-5 py-4 text-positive">
          <p className="text-lg font-semibold">{t(bill.status === "closed" ? "closedTitle" : "doneTitle")}</p>
          <p className="mt-1">
            {bill.status === "closed"
              ? t("closedBody", { total: amount(total), name: bill.restaurant })
              : t("doneBody")}
          </p>
          {total > 0 && <ReceiptLink token={token} />}
        </div>
      ) : (
        <div className="mt-5 border-t border-line pt-5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-soft">{t("toPay")}</span>
            <Money minor={minor(open)} className="font-display text-4xl" />
          </p>
          <p role="status" className="mt-1 flex flex-wrap justify-end gap-x-3 text-sm text-ink-soft">
            {paid > 0 && <span>{t("paidSoFar", { amount: amount(paid) })}</span>}
            {pending > 0 && <span>{t("payingNow", { amount: amount(pending) })}</span>}
            {open !== total && <span>{t("ofTotal", { total: amount(total) })}</span>}
            {!isLive && <span className="font-semibold text-critical">{t("lost")}</span>}
          </p>
        </div>
      )}
    </header>
  );
}

function BillSkeleton() {
  return (
    <div aria-busy="true" className="space-y-5">
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
}
