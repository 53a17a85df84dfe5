"use client";

import { DoorOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import type { WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";
import { JoinForm } from "./join-form";
import { useWaitlistActs } from "./use-waitlist";
import { WaitingRow } from "./waiting-row";

interface WaitlistSheetProps {
  entries: readonly WaitlistEntryWire[];
  now: Date;
  onClose: () => void;
}

export function WaitlistSheet({ entries, now, onClose }: WaitlistSheetProps) {
  const t = useTranslations("bookingPlan.waitlist");
  const acts = useWaitlistActs(t("noTable"));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("lead")}>
      {entries.length === 0 ? (
        <EmptyState icon={DoorOpen} title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      ) : (
        <ol aria-label={t("title")} className="mb-6 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <WaitingRow
              key={entry.id}
              entry={entry}
              now={now}
              pending={acts.isPending(entry.id)}
              onAct={(kind) => acts.act({ entry, kind })}
            />
          ))}
        </ol>
      )}
      <JoinForm onJoin={(body) => acts.join.mutateAsync(body)} />
    </Sheet>
  );
}
