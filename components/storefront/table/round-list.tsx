"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Clock, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { Money } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMinor } from "@/lib/core/money/money";
import { type GuestRoundView, tableRoundsKey, takeBackRound } from "./rounds-query";
import type { TablePlace } from "./table-place";
import { useGuestWords } from "./use-guest-words";
import { useRoundProblem } from "./use-round-problem";

const LOOKS = {
  waiting: { icon: Clock, tone: "bg-info-tint text-info" },
  accepted: { icon: Check, tone: "bg-positive-tint text-positive" },
  refused: { icon: X, tone: "bg-critical-tint text-critical" },
  expired: { icon: X, tone: "bg-caution-tint text-caution" },
  canceled: { icon: X, tone: "bg-sunken text-ink-soft" },
} as const;

/** What is worth a look: what waits, whoever sent it, and of the guest's own what did not go through as it was sent. */
export function roundsToShow(rounds: readonly GuestRoundView[], isOnBill: boolean): GuestRoundView[] {
  return rounds.filter(({ status, isMine, items }) => {
    if (status === "waiting") return true;
    if (!isMine || status === "canceled") return false;
    return status !== "accepted" || !isOnBill || items.some(({ refused }) => refused !== null);
  });
}

/** The rounds of a table that wait for the restaurant, and what became of the guest's own. */
export function RoundList({ rounds, place }: { rounds: readonly GuestRoundView[]; place: TablePlace }) {
  const t = useTranslations("tableOrder");
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="rounds" aria-live="polite">
      <h2 id="rounds" className="font-display text-xl">
        {t("roundsTitle")}
      </h2>
      <ul className="mt-3 space-y-3">
        {rounds.map((round) => (
          <RoundCard key={round.id} round={round} place={place} />
        ))}
      </ul>
    </section>
  );
}

function RoundCard({ round, place }: { round: GuestRoundView; place: TablePlace }) {
  const t = useTranslations("tableOrder");
  const reasons = useTranslations("tableOrder.reason");
  const problemWords = useRoundProblem();
  const guestName = useGuestWords();
  const list = useWrittenList();
  const format = useFormatter();
  const client = useQueryClient();
  const { slug } = useStorefront().shop;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => takeBackRound(slug, place, round.id),
    onSettled: () => client.invalidateQueries({ queryKey: tableRoundsKey(slug, place) }),
  });
  const { status, guest, isMine, items, total, currency, reason, note, expiresAt } = round;
  const { icon: Icon, tone } = LOOKS[status];
  const minor = (amount: number) => toMinor(amount, currency);
  return (
    <li data-status={status} className="overflow-hidden rounded-panel bg-surface ring-1 ring-line ring-inset">
      <p className={`flex items-center gap-2 px-4 py-2.5 text-sm font-semibold ${tone}`}>
        <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {t(`status.${status}`)}
      </p>
      <div className="px-4 pt-3 pb-4">
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          {guestName({ ...guest, isMe: isMine })}
          <Money minor={minor(total)} />
        </p>
        <ul className="mt-1 space-y-0.5">
          {items.map(({ id: lineId, quantity, name, optionNames, refused }) => (
            <li key={lineId} className={refused ? "text-ink-soft" : ""}>
              <span className={refused ? "line-through" : ""}>
                {quantity}× {name}
              </span>
              {optionNames.length > 0 && (
                <span className="text-sm text-ink-soft"> · {list(optionNames)}</span>
              )}
              {refused && (
                <span className="block text-sm text-critical">
                  {t("leftOut", { reason: reasons(refused) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {reason && <p className="mt-2 text-sm font-medium">{reasons(reason)}</p>}
        {note && (
          <p className="mt-2 text-sm">
            <bdi>{t("note", { note })}</bdi>
          </p>
        )}
        {status === "expired" && <p className="mt-2 text-sm">{t("expiredBody")}</p>}
        {status === "waiting" && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-soft">
              {t("waitingBody", { time: format.dateTime(new Date(expiresAt), "time") })}
            </p>
            {isMine && (
              <Button variant="secondary" size="small" pending={isPending} onClick={() => mutate()}>
                {t("takeBack")}
              </Button>
            )}
          </div>
        )}
        <ProblemBox>{error && problemWords(error)}</ProblemBox>
      </div>
    </li>
  );
}
