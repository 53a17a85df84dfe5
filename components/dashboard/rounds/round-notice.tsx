"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";
import { RoundCard } from "./round-card";
import { useRoundKey } from "./use-round-key";

interface RoundNoticeProps {
  rounds: readonly StaffRound[];
  now: Date;
}

/** Says on the board that guests at tables wait for an answer; A or a press shows what they have sent. */
export function RoundNotice({ rounds, now }: RoundNoticeProps) {
  const t = useTranslations("dashboardRounds");
  const [open, setOpen] = useState(false);
  const [first] = rounds;
  useRoundKey(first !== undefined, open);
  useEffect(() => {
    if (first === undefined) setOpen(false);
  }, [first]);
  return (
    <div role="alert" className="contents">
      {first && (
        <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-accent px-4 py-2 text-accent-on shadow-lift">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <BellRing className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {t("notice", { count: rounds.length, table: first.tableName })}
          </p>
          <Button
            variant="secondary"
            size="small"
            data-accept-round={open ? undefined : "open"}
            onClick={() => setOpen(true)}
          >
            {t("show")}
          </Button>
        </div>
      )}
      {open && first && (
        <Sheet open onOpenChange={setOpen} title={t("title", { count: rounds.length })}>
          <ul className="space-y-3">
            {rounds.map((round, index) => (
              <li key={round.id} className="grid">
                <RoundCard round={round} now={now} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
