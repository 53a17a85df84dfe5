"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { teamDevice, unlockDevice } from "./device-calls";
import { PinPad } from "./pin-pad";

const SECONDS_PER_MINUTE = 60;

/** The team's names, then the number pad. `onUnlocked` follows the right PIN. */
export function Unlock({ onUnlocked }: { onUnlocked: () => void }) {
  const t = useTranslations("dashboardDevice");
  const { slug } = useDashboardTenant();
  const { data, error, refetch } = useQuery(teamDevice(slug));
  const [chosen, setChosen] = useState<{ userId: string; name: string } | null>(null);
  const words = useUnlockWords();
  const unlock = useMutation({
    mutationFn: (pin: string) => unlockDevice(slug, { userId: chosen?.userId ?? "", pin }),
    onSuccess: onUnlocked,
    // A PIN that has been locked shows in the list.
    onError: () => void refetch(),
  });
  if (error && !data) return <LoadFailure failure={error as ApiFailure} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (chosen)
    return (
      <PinPad
        key={chosen.userId}
        label={t("pinOf", { name: chosen.name })}
        pending={unlock.isPending || unlock.isSuccess}
        problem={unlock.error ? words(unlock.error as ApiFailure) : null}
        onPin={(pin) => unlock.mutateAsync(pin).catch(() => null)}
        onBack={() => {
          unlock.reset();
          setChosen(null);
        }}
      />
    );
  const isNobody = data.members.every(({ pin }) => pin !== "set");
  return (
    <>
      <ul aria-label={t("names")} className="grid gap-2 sm:grid-cols-2">
        {data.members.map(({ userId, name, pin }) => (
          <li key={userId}>
            <Button
              variant="secondary"
              size="large"
              className="w-full text-start"
              disabled={pin !== "set"}
              onClick={() => setChosen({ userId, name })}
            >
              <span className="flex w-full min-w-0 flex-col items-start py-1">
                <span className="max-w-full truncate">{name}</span>
                {pin !== "set" && <span className="text-xs font-normal">{t(`state.${pin}`)}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {isNobody && <p className="mt-4 text-sm text-ink-soft">{t("nobody")}</p>}
    </>
  );
}

function useUnlockWords(): (failure: ApiFailure) => string {
  const t = useTranslations("dashboardDevice");
  const words = useFailureWords();
  return (failure) => {
    if (failure.code === "WRONG_PIN") return t("wrong");
    if (failure.code === "RATE_LIMITED")
      return t("tooMany", {
        minutes: Math.ceil((failure.retryAfterSeconds ?? SECONDS_PER_MINUTE) / SECONDS_PER_MINUTE),
      });
    const { title, detail } = words(failure);
    return [title, detail].filter(Boolean).join(". ");
  };
}
