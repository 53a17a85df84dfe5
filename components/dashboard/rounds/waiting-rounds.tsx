"use client";

import { useTranslations } from "next-intl";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";
import { RoundCard } from "./round-card";
import { useRoundKey } from "./use-round-key";

interface WaitingRoundsProps {
  rounds: readonly StaffRound[];
  now: Date;
}

/** The rounds of guests that wait for an answer, oldest first; nothing while none does. */
export function WaitingRounds({ rounds, now }: WaitingRoundsProps) {
  const t = useTranslations("dashboardRounds");
  useRoundKey(rounds.length > 0);
  return (
    <div role="status" className="contents">
      {rounds.length > 0 && (
        <section aria-label={t("title", { count: rounds.length })} className="mb-6">
          <h2 className="mb-2 text-base font-semibold">{t("title", { count: rounds.length })}</h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {rounds.map((round, index) => (
              <li key={round.id} className="grid">
                <RoundCard round={round} now={now} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
