"use client";

import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import { boundaryInstant, localDate, localTime, parseDate, parseTime } from "@/lib/core/time/zone";
import { useEndpointActs } from "./use-webhooks";

const DAY_MS = 24 * 60 * 60 * 1000;

export function ReplayDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const { timeZone } = useDashboardTenant();
  const now = useNow();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { replay } = useEndpointActs(endpointId);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [date, setDate] = useState(localDate(yesterday, timeZone));
  const [time, setTime] = useState(localTime(yesterday, timeZone));
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const minutes = parseTime(time);
    if (parseDate(date) === null || minutes === null) return setProblem(t("replayInvalid"));
    const from = boundaryInstant(date, minutes, timeZone);
    const to = new Date();
    if (from > to) return setProblem(t("replayAhead"));
    await replay.mutateAsync({ from: from.toISOString(), to: to.toISOString() }).then(
      ({ queued }) => {
        toast({ title: t("replayed", { count: queued }) });
        onClose();
      },
      (failure) => {
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("replay")}
      description={t("replayBody")}
      footer={
        <Button size="large" className="w-full" pending={replay.isPending} onClick={send}>
          {t("replaySend")}
        </Button>
      }
    >
      <div className="grid grid-cols-[1fr_8rem] gap-3">
        <Field label={t("replayDay")}>
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label={t("replayTime")}>
          <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </Field>
      </div>
      <div className="mt-3">
        <ProblemBox>{problem}</ProblemBox>
      </div>
    </Dialog>
  );
}
