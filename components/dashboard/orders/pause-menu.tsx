"use client";

import { CirclePause, CirclePlay } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import { localDate } from "@/lib/core/time/zone";
import { PAUSE_CHOICES, pauseUntil } from "./pause-choice";

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
