"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CirclePause, CirclePlay } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ordersToday } from "@/components/dashboard/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import { localDate } from "@/lib/core/time/zone";
import { PAUSE_CHOICES, pauseUntil } from "./pause-choice";

interface PauseMenuProps {
  pausedUntil: Date | null;
  now: Date;
}

/** Pauses and resumes ordering; while paused it shows until when. */
export function PauseMenu({ pausedUntil, now }: PauseMenuProps) {
  const t = useTranslations("dashboard.pause");
  const format = useFormatter();
  const { slug: tenantId, timeZone } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureWords = useFailureWords();
  const paused = pausedUntil !== null && pausedUntil > now;

  const words = (until: Date) =>
    format.dateTime(
      until,
      "time",
      localDate(until, timeZone) === localDate(now, timeZone) ? {} : { weekday: "short" },
    );
  const { mutate, isPending } = useMutation({
    mutationFn: (until: Date | null) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/pause", {
          params: { path: { tenantId } },
          body: { until: until?.toISOString() ?? null },
        }),
      ),
    onSuccess: async (_, until) => {
      const { queryKey } = ordersToday(tenantId);
      // A response in flight may still have the old value.
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (today) => today && { ...today, pausedUntil: until?.toISOString() ?? null },
      );
      toast({ title: until ? t("pausedToast", { time: words(until) }) : t("resumedToast") });
    },
    onError: (failure) => toast({ ...failureWords(failure), tone: "failure" }),
  });

  const choices = PAUSE_CHOICES.map((choice) => ({
    label: t(choice),
    onSelect: () => mutate(pauseUntil(choice, new Date(), timeZone)),
  }));
  return (
    <Menu
      trigger={
        <Button
          variant={paused ? "danger" : "secondary"}
          size="small"
          pending={isPending}
          className="whitespace-nowrap"
        >
          <CirclePause className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {paused ? t("paused", { time: words(pausedUntil) }) : t("pause")}
        </Button>
      }
      groups={[
        ...(paused ? [[{ label: t("resume"), icon: CirclePlay, onSelect: () => mutate(null) }]] : []),
        choices,
      ]}
    />
  );
}
