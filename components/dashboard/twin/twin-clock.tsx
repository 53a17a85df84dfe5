"use client";

import { FastForward, Pause, Play } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { LoadFailure } from "@/components/data/load-failure";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Skeleton } from "@/components/ui/skeleton";
import type { TestClockWire } from "@/lib/platform/twins/test-clock-contract";
import { LEAPS, leapFrom, MORNING } from "./clock-leap";
import { MoveToForm } from "./move-to-form";
import { doneOf, useTestClock } from "./use-test-clock";

const STATES = {
  running: { icon: Play, tone: "neutral" },
  moving: { icon: FastForward, tone: "info" },
  standing: { icon: Pause, tone: "neutral" },
} as const;

/** What time it is at the test twin, and the ways to move on. */
export function TwinClock() {
  const t = useTranslations("dashboardTwin");
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const { clock, error, refetch, from, moving, busy, move } = useTestClock();
  const morning = format.dateTime(new Date(Date.UTC(2026, 0, 1, MORNING / 60)), "time", { timeZone: "UTC" });
  return (
    <SettingsPart title={t("clock")} lead={t("clockLead")}>
      {error && !clock && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !clock && <Skeleton className="h-72" />}
      {clock && (
        <>
          <ClockFace clock={clock} from={from} />
          {clock.failure && !moving && (
            <div className="mt-4">
              <ProblemBox>{t("stopped", { reason: clock.failure })}</ProblemBox>
            </div>
          )}
          <fieldset className="mt-5">
            <legend className="mb-2 text-sm font-semibold">{t("moveBy")}</legend>
            <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
              {LEAPS.map((leap) => (
                <Button
                  key={leap}
                  variant="secondary"
                  disabled={busy}
                  className={leap === "morning" ? "max-sm:col-span-2" : ""}
                  onClick={() => move(leapFrom(new Date(clock.now), leap, timeZone))}
                >
                  {t(`leap.${leap}`, { time: morning })}
                </Button>
              ))}
            </div>
          </fieldset>
          <MoveToForm now={clock.now} busy={busy} onMove={move} />
        </>
      )}
    </SettingsPart>
  );
}

function ClockFace({ clock, from }: { clock: TestClockWire; from: string | null }) {
  const t = useTranslations("dashboardTwin");
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const now = new Date(clock.now);
  const day = format.dateTime(now, { dateStyle: "full", timeZone });
  const time = format.dateTime(now, "time", { timeZone });
  const { icon, tone } = STATES[clock.status];
  const target = clock.target && format.dateTime(new Date(clock.target), "moment", { timeZone });
  const done = clock.target && from ? doneOf(from, clock.now, clock.target) : 0;
  return (
    <div className="rounded-control bg-sunken px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <time dateTime={clock.now} className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-3xl font-semibold tracking-tight tabular-nums">{time}</span>
          <span className="text-ink-soft">{day}</span>
        </time>
        <Badge icon={icon} tone={tone}>
          {t(`status.${clock.status}`)}
        </Badge>
      </div>
      <div className="mt-3 flex min-h-11 flex-col justify-center gap-2 text-sm text-ink-soft">
        {clock.target && (
          <progress
            aria-label={t("progress")}
            max={1}
            value={done}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
          />
        )}
        <p role="status">
          {target
            ? t("movingTo", { when: target })
            : t(clock.status === "running" ? "runningLead" : "standingLead")}
        </p>
        {clock.target && from && (
          <p className="tabular-nums">
            {t("from", { when: format.dateTime(new Date(from), "moment", { timeZone }) })}
          </p>
        )}
      </div>
    </div>
  );
}
