"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Price } from "@/components/ui/price";
import { Sheet } from "@/components/ui/sheet";
import { dayRange, localDate } from "@/lib/core/time/zone";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { BillHistory } from "./bill-history";
import { BillItems } from "./bill-items";
import { BillPayments } from "./bill-payments";
import { closedBills } from "./table-queries";
import { useBillWords } from "./use-bill-words";

export function ClosedToday({ now }: { now: Date }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { slug, timeZone } = useDashboardTenant();
  const closedFrom = dayRange(localDate(now, timeZone), timeZone).start.toISOString();
  const { data: bills } = useQuery(closedBills(slug, closedFrom));
  const [openId, setOpenId] = useState<string | null>(null);
  if (!bills) return null;
  const opened = bills.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="closed-today" className="mt-8 max-w-160">
      <h2 id="closed-today" className="mb-1 font-semibold">
        {t("closedToday")}
      </h2>
      {bills.length === 0 && <p className="text-sm text-ink-soft">{t("closedNone")}</p>}
      <ul className="divide-y divide-line">
        {bills.map((bill) => (
          <li key={bill.id}>
            <button
              type="button"
              onClick={() => setOpenId(bill.id)}
              className="flex min-h-12 w-full items-center justify-between gap-4 rounded-control px-2 text-left hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="font-semibold">{t("table", { name: bill.tableName })}</span>{" "}
                <span className="text-sm text-ink-soft">
                  {bill.closedAt && t("closedAt", { time: words.time(bill.closedAt) })}
                </span>
              </span>
              <Price amount={bill.total} currency={bill.currency} />
            </button>
          </li>
        ))}
      </ul>
      {opened && <ClosedBill bill={opened} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function ClosedBill({ bill, onClose }: { bill: BillWire; onClose: () => void }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("table", { name: bill.tableName })}
      description={bill.closedAt && t("closedAt", { time: words.moment(bill.closedAt) })}
    >
      <div className="space-y-7">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">{t("total")}</span>
          <Price amount={bill.total} currency={bill.currency} className="font-display text-2xl" />
        </p>
        <BillItems bill={bill} />
        <BillPayments bill={bill} />
        <BillHistory bill={bill} />
      </div>
    </Sheet>
  );
}
