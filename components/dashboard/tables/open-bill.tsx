"use client";

import { QrCode } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { PrintButton } from "@/components/dashboard/receipts/print-button";
import { api, dataOf } from "@/components/data/api";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { AmountRow } from "@/components/ui/amount-row";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { BillCode } from "./bill-code";
import { BillHistory } from "./bill-history";
import { BillItems } from "./bill-items";
import { BillPayments } from "./bill-payments";
import { CloseDialog } from "./close-dialog";
import { GuestLinkDialog } from "./guest-link-dialog";
import { MoveDialog } from "./move-dialog";
import { PaymentSheet } from "./payment-sheet";
import type { RoundLine } from "./round-menu";
import { RoundSheet } from "./round-sheet";
import { useBillWords } from "./use-bill-words";

type Panel = "round" | "payment" | "link" | "move" | "close";

export function OpenBill({ bill }: { bill: BillWire }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const router = useRouter();
  const base = useTenantBase();
  const { slug } = useDashboardTenant();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [lines, setLines] = useState<readonly RoundLine[]>([]);
  const close = () => setPanel(null);
  const { currency, total, paid, pending, open } = bill;
  const isSettled = open === 0 && pending === 0;
  return (
    <div className="flex flex-col gap-7 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="order-2 lg:order-0 lg:row-span-2">
        {bill.items.length === 0 && <p className="py-4 text-ink-soft">{t("noOrder")}</p>}
        <BillItems bill={bill} tableId={bill.tableId} />
      </div>
      <dl className="order-1 rounded-panel bg-surface p-5 ring-1 ring-line ring-inset">
        <div className="mb-2 flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t("left")}</dt>
          <dd>
            <Price amount={open} currency={currency} className="font-display text-3xl" />
          </dd>
        </div>
        <AmountRow label={t("total")}>
          <Price amount={total} currency={currency} />
        </AmountRow>
        {(paid > 0 || pending > 0) && (
          <AmountRow label={t("payments")}>
            {[
              paid > 0 && t("paid", { amount: words.money(paid, currency) }),
              pending > 0 && t("paying", { amount: words.money(pending, currency) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </AmountRow>
        )}
      </dl>
      <div className="order-3 space-y-7">
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid grid-cols-2 gap-2 border-t border-line bg-page px-4 py-2 md:static md:border-0 md:p-0">
          <Button
            size="large"
            variant={isSettled ? "primary" : "secondary"}
            className="px-3"
            onClick={() => setPanel("round")}
          >
            {t("addRound")}
          </Button>
          {isSettled ? (
            <Button size="large" variant="secondary" className="px-3" onClick={() => setPanel("close")}>
              {t("close")}
            </Button>
          ) : (
            <Button size="large" className="px-3" disabled={open === 0} onClick={() => setPanel("payment")}>
              {t("takePayment")}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => setPanel("link")}>
            <QrCode className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {t("guestLink")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setPanel("move")}>
            {t("move")}
          </Button>
          {bill.total > 0 && (
            <PrintButton
              print={() =>
                dataOf(
                  api.POST("/api/tenant/{tenantId}/bills/{billId}/print", {
                    params: { path: { tenantId: slug, billId: bill.id } },
                    body: {},
                  }),
                )
              }
            />
          )}
        </div>
        {bill.code && <BillCode bill={bill} code={bill.code} />}
        <BillPayments bill={bill} />
        <BillHistory bill={bill} />
      </div>
      {panel === "round" && <RoundSheet bill={bill} lines={lines} onLines={setLines} onClose={close} />}
      {panel === "payment" && (
        <PaymentSheet bill={bill} onGuestLink={() => setPanel("link")} onClose={close} />
      )}
      {panel === "link" && <GuestLinkDialog bill={bill} onClose={close} />}
      {panel === "move" && (
        <MoveDialog
          bill={bill}
          onMoved={(tableId) => router.replace(tenantHref(base, `/tables/${tableId}`))}
          onClose={close}
        />
      )}
      {panel === "close" && <CloseDialog bill={bill} onClose={close} />}
    </div>
  );
}
