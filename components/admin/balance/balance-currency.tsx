"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Price } from "@/components/ui/price";
import type { PlatformCurrencyWire } from "@/lib/oversight/books/platform-balance-contract";

const OWED = ["escrow", "giftCards", "refundsDue", "payouts"] as const;
const WAY = ["ledger", "conversion", "fees", "payouts", "topups", "adjustments", "underWay"] as const;

export function BalanceCurrency({ of }: { of: PlatformCurrencyWire }) {
  const t = useTranslations("adminMoney.balance");
  const id = useId();
  const { currency, available, pending, owed, free, way, period } = of;
  const shown = WAY.filter((line) => line === "ledger" || way[line] !== 0);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-display text-2xl">
        {currency}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line ring-1 ring-line lg:grid-cols-4">
        <Figure label={t("available")} amount={available} currency={currency} note={t("availableNote")} />
        <Figure label={t("pending")} amount={pending} currency={currency} note={t("pendingNote")} />
        <Figure label={t("owed")} amount={owed.total} currency={currency} note={t("owedNote")} />
        <Figure
          label={t(free < 0 ? "short" : "free")}
          amount={Math.abs(free)}
          currency={currency}
          note={t(free < 0 ? "shortNote" : "freeNote")}
          isBad={free < 0}
        />
      </dl>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Lines title={t("way.title")} lead={t("way.lead")}>
          {shown.map((line) => (
            <Line key={line} label={t(`way.${line}`)}>
              <Price amount={way[line]} currency={currency} signed={line !== "ledger"} />
            </Line>
          ))}
          {way.difference !== 0 && (
            <Line label={t("way.difference")} isBad>
              <Price amount={way.difference} currency={currency} signed />
            </Line>
          )}
          <Line label={t("way.balance")} isSum>
            <Price amount={available + pending} currency={currency} />
          </Line>
        </Lines>
        <div className="flex flex-col gap-8">
          <Lines title={t("owedTo.title")} lead={t("owedTo.lead")}>
            {OWED.map((part) => (
              <Line key={part} label={t(`owedTo.${part}`)}>
                <Price amount={owed[part]} currency={currency} />
              </Line>
            ))}
            <Line label={t("owedTo.total")} isSum>
              <Price amount={owed.total} currency={currency} />
            </Line>
          </Lines>
          <Lines title={t("fees.title")} lead={t("fees.lead")}>
            <Line label={t("fees.platform")}>
              <Price amount={period.platformFees} currency={currency} />
            </Line>
            <Line label={t("fees.processor")}>
              <Price amount={0 - period.processorFees} currency={currency} />
            </Line>
            <Line label={t("fees.net")} isSum isBad={period.net < 0}>
              <Price amount={period.net} currency={currency} />
            </Line>
          </Lines>
        </div>
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  amount: number;
  currency: string;
  note: string;
  isBad?: boolean;
}

function Figure({ label, amount, currency, note, isBad = false }: FigureProps) {
  return (
    <div className="flex min-h-27 flex-col bg-surface px-4 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`mt-1 font-display text-xl tabular-nums md:text-2xl ${isBad ? "text-critical" : ""}`}>
        <Price amount={amount} currency={currency} />
      </dd>
      <dd className={`mt-auto pt-1 text-sm ${isBad ? "font-semibold text-critical" : "text-ink-soft"}`}>
        {note}
      </dd>
    </div>
  );
}

function Lines({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-ink-soft">{lead}</p>
      <dl className="mt-2 border-t border-line text-sm">{children}</dl>
    </div>
  );
}

interface LineProps {
  label: string;
  /** What the lines above add up to. */
  isSum?: boolean;
  isBad?: boolean;
  children: ReactNode;
}

function Line({ label, isSum = false, isBad = false, children }: LineProps) {
  const weight = isSum ? "font-semibold" : "";
  const color = isBad ? "font-semibold text-critical" : "";
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-b py-2 ${isSum ? "border-line-strong" : "border-line"} ${weight} ${color}`}
    >
      <dt>{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
