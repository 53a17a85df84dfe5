"use client";

import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { Price } from "@/components/ui/price";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";
import { type TableState, tableState } from "./floor-state";
import { useBillWords } from "./use-bill-words";

/** Color says the state, and so do the words on the tile. */
const LOOKS: Record<TableState, string> = {
  free: "bg-surface text-ink-soft ring-1 ring-line ring-inset hover:bg-sunken",
  seated: "bg-info-tint text-ink ring-1 ring-line ring-inset",
  open: "bg-accent-tint text-ink ring-1 ring-line-strong ring-inset",
  paying: "bg-caution-tint text-ink ring-1 ring-line-strong ring-inset",
  paid: "bg-positive-tint text-ink ring-1 ring-line-strong ring-inset",
};

export function TableTile({ table, now }: { table: FloorTableWire; now: Date }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const state = tableState(table);
  const { bill, seated, next } = table;
  return (
    <TenantLink
      path={`/tables/${table.id}`}
      data-state={state}
      className={`flex min-h-24 flex-col rounded-panel px-4 py-3 transition-colors md:min-h-36 ${LOOKS[state]}`}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-lg font-semibold text-ink">{t("table", { name: table.name })}</span>
        <span className="shrink-0 text-sm text-ink-soft">
          {bill ? words.since(bill.openedAt, now) : t("seats", { count: table.seats })}
        </span>
      </span>
      <span className="truncate text-sm text-ink-soft">
        {seated ? words.party(seated) : t(`state.${state}`)}
      </span>
      {bill && (
        <span className="mt-auto flex items-baseline justify-between gap-3 pt-2">
          <Price
            amount={state === "paid" ? bill.total : bill.open}
            currency={bill.currency}
            className="font-display text-2xl text-ink"
          />
          <span className="text-right text-sm">{moneyNote()}</span>
        </span>
      )}
      {next && (
        <span className={`truncate text-sm ${bill ? "mt-1" : "mt-auto pt-2"}`}>
          <span className="text-ink-soft">{t("nextLabel")}: </span>
          {words.next(next)}
        </span>
      )}
    </TenantLink>
  );

  function moneyNote(): string {
    if (!bill) return "";
    if (state === "paid") return t("allPaid");
    if (bill.pending > 0) return t("paying", { amount: words.money(bill.pending, bill.currency) });
    if (bill.total === 0) return t("noOrder");
    return bill.paid > 0 ? t("paid", { amount: words.money(bill.paid, bill.currency) }) : t("toPay");
  }
}
