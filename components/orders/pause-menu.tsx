"use client";

import { CirclePause, CirclePlay } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { PAUSE_CHOICES, pauseUntil } from "@/lib/dashboard/pause-choice";
import { localDate } from "@/lib/time/zone";
import { apiCall } from "../dashboard/api-call";
import { useDashboardTenant, useTenantApi } from "../dashboard/dashboard-tenant";
import { useFailureWords } from "../dashboard/use-failure-words";
import { Button } from "../ui/button";
import { Menu } from "../ui/menu";
import { useToast } from "../ui/toast";

interface PauseMenuProps {
  pausedUntil: Date | null;
  onPaused: (until: Date | null) => void;
  now: Date;
}

/** Stops and restarts the taking of orders; while stopped it says until when. */
export function PauseMenu({ pausedUntil, onPaused, now }: PauseMenuProps) {
  const t = useTranslations("dashboard.pause");
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [pending, setPending] = useState(false);
  const paused = pausedUntil !== null && pausedUntil > now;

  const words = (until: Date) =>
    format.dateTime(
      until,
      "time",
      localDate(until, timeZone) === localDate(now, timeZone) ? {} : { weekday: "short" },
    );
  const change = async (until: Date | null) => {
    setPending(true);
    const result = await apiCall("POST", tenantApi("/pause"), { until: until?.toISOString() ?? null });
    setPending(false);
    if (!result.ok) {
      toast({ ...failureWords(result), tone: "failure" });
      return;
    }
    onPaused(until);
    toast({ title: until ? t("pausedToast", { time: words(until) }) : t("resumedToast") });
  };

  const choices = PAUSE_CHOICES.map((choice) => ({
    label: t(choice),
    onSelect: () => void change(pauseUntil(choice, new Date(), timeZone)),
  }));
  return (
    <Menu
      trigger={
        <Button
          variant={paused ? "danger" : "secondary"}
          size="small"
          pending={pending}
          className="whitespace-nowrap"
        >
          <CirclePause className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {paused ? t("paused", { time: words(pausedUntil) }) : t("pause")}
        </Button>
      }
      groups={[
        ...(paused ? [[{ label: t("resume"), icon: CirclePlay, onSelect: () => void change(null) }]] : []),
        choices,
      ]}
    />
  );
}
