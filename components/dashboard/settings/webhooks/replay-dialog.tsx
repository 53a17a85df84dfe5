"use client";

import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import { boundaryInstant, localDate, localTime, parseDate, parseTime } from "@/lib/core/time/zone";
import { EVENT_TYPES, type EventType } from "@/lib/platform/events/event-type";
import { useEndpointActs } from "./use-webhooks";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Tests are never replayed. */
const TYPES = EVENT_TYPES.filter((type) => type !== "webhook.test");

type WallClock = { date: string; time: string };

const wallClock = (at: Date, timeZone: string): WallClock => ({
  date: localDate(at, timeZone),
  time: localTime(at, timeZone),
});

function instantOf({ date, time }: WallClock, timeZone: string): Date | null {
  const minutes = parseTime(time);
  return parseDate(date) === null || minutes === null ? null : boundaryInstant(date, minutes, timeZone);
}

export function ReplayDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const { timeZone } = useDashboardTenant();
  const now = useNow();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { replay } = useEndpointActs(endpointId);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [begin, setBegin] = useState(wallClock(yesterday, timeZone));
  const [end, setEnd] = useState(wallClock(now, timeZone));
  const [eventType, setEventType] = useState<EventType | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const from = instantOf(begin, timeZone);
    const last = instantOf(end, timeZone);
    if (from === null || last === null) return setProblem(t("replayInvalid"));
    if (from > new Date()) return setProblem(t("replayAhead"));
    // The whole last minute.
    const to = new Date(last.getTime() + MINUTE_MS - 1);
    if (from > to) return setProblem(t("replayReversed"));
    const eventTypes = eventType === null ? [] : [eventType];
    const range = { from: from.toISOString(), to: to.toISOString(), eventTypes };
    await replay.mutateAsync(range).then(
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
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3">
        <Field label={t("replayDay")}>
          <Input
            type="date"
            value={begin.date}
            onChange={(event) => setBegin({ ...begin, date: event.target.value })}
          />
        </Field>
        <Field label={t("replayTime")}>
          <Input
            type="time"
            value={begin.time}
            onChange={(event) => setBegin({ ...begin, time: event.target.value })}
          />
        </Field>
        <Field label={t("replayUntil")}>
          <Input
            type="date"
            value={end.date}
            onChange={(event) => setEnd({ ...end, date: event.target.value })}
          />
        </Field>
        <Field label={t("replayTime")}>
          <Input
            type="time"
            value={end.time}
            onChange={(event) => setEnd({ ...end, time: event.target.value })}
          />
        </Field>
      </div>
      <div className="mt-3">
        <Field label={t("eventType")}>
          <FilterSelect
            value={eventType}
            onChange={setEventType}
            anyLabel={t("allEvents")}
            options={TYPES.map((type) => ({ value: type, label: type }))}
          />
        </Field>
      </div>
      <div className="mt-3">
        <ProblemBox>{problem}</ProblemBox>
      </div>
    </Dialog>
  );
}
