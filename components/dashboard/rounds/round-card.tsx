"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBillWords } from "@/components/dashboard/tables/use-bill-words";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";
import { RefuseDialog } from "./refuse-dialog";
import { type LeftOut, useRoundActs } from "./use-round-acts";

interface RoundCardProps {
  round: StaffRound;
  now: Date;
  /** The one that the key accepts. */
  isFirst: boolean;
}

/** What one guest has sent: accepted with one press, also without some lines, or refused. */
export function RoundCard({ round, now, isFirst }: RoundCardProps) {
  const t = useTranslations("dashboardRounds");
  const words = useBillWords();
  const [leftOut, setLeftOut] = useState<LeftOut>({});
  const [refusing, setRefusing] = useState(false);
  const { accept, refuse } = useRoundActs();
  const { guest, items, currency, tableName, sentAt, billId } = round;
  const kept = items.filter(({ id }) => !leftOut[id]);
  const name = guest.name ?? (guest.number === null ? t("someone") : t("guest", { number: guest.number }));
  const toggle = (id: string) => {
    const { [id]: was, ...others } = leftOut;
    setLeftOut(was ? others : { ...leftOut, [id]: "sold_out" });
  };
  return (
    <article
      data-round={round.id}
      aria-label={t("cardLabel", { table: tableName, name })}
      className="flex flex-col rounded-panel bg-surface p-4 shadow-lift ring-2 ring-accent ring-inset"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 truncate text-lg font-semibold">
          {t("table", { name: tableName })}
          <span className="font-normal text-ink-soft"> · {name}</span>
        </h3>
        <time dateTime={sentAt} className="shrink-0 text-sm text-ink-soft tabular-nums">
          {words.since(sentAt, now)}
        </time>
      </header>
      {billId === null && <p className="mt-1 text-sm font-semibold text-caution">{t("noBill")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => {
          const isOut = leftOut[item.id] !== undefined;
          return (
            <li key={item.id} className="flex min-h-11 items-center gap-3 py-1">
              <span className={`min-w-0 flex-1 ${isOut ? "text-ink-soft line-through" : ""}`}>
                <span className="font-semibold tabular-nums">{item.quantity}×</span> {item.name}
                {item.optionNames.length > 0 && (
                  <span className="block text-sm text-ink-soft">{item.optionNames.join(", ")}</span>
                )}
              </span>
              <Price
                amount={item.lineTotal}
                currency={currency}
                className={isOut ? "text-ink-soft line-through" : ""}
              />
              {items.length > 1 && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-pressed={isOut}
                  aria-label={t("leaveOutItem", { name: item.name })}
                  onClick={() => toggle(item.id)}
                >
                  {t("leaveOut")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {t("refuse")}
        </Button>
        <Button
          className="flex-1"
          data-accept-round={round.id}
          aria-keyshortcuts={isFirst ? "a" : undefined}
          pending={accept.isPending}
          disabled={kept.length === 0}
          onClick={() => accept.mutate({ round, leftOut })}
        >
          <Check className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {t("accept")}
          {isFirst && (
            <span
              aria-hidden="true"
              className="ml-1 hidden rounded-[0.375rem] bg-accent-on/20 px-1.5 font-sans text-sm md:inline"
            >
              A
            </span>
          )}
        </Button>
      </div>
      {refusing && (
        <RefuseDialog
          round={round}
          pending={refuse.isPending}
          onClose={() => setRefusing(false)}
          onRefuse={(answer) => refuse.mutate({ round, ...answer }, { onSettled: () => setRefusing(false) })}
        />
      )}
    </article>
  );
}
