"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { Skeleton } from "@/components/ui/skeleton";

interface PairingScreenProps {
  tenantId: string;
  restaurant: string | null;
  /** The server has said that this device is no screen; before that it shows no code. */
  isUnpaired: boolean;
  onBegun: () => void;
}

const TRY_AGAIN_MS = 10_000;
const HALF = 3;

/** The code that a member enters in the dashboard; a new one once it has expired. */
export function PairingScreen({ tenantId, restaurant, isUnpaired, onBegun }: PairingScreenProps) {
  const t = useTranslations("kitchen.pairing");
  const [code, setCode] = useState<string | null>(null);
  const begunNow = useEffectEvent(onBegun);
  useEffect(() => {
    if (!isUnpaired) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    const begin = async () => {
      const begun = await resultOf(
        api.POST("/api/kitchen/{tenantId}/pairing", { params: { path: { tenantId } } }),
      );
      if (isOver) return;
      setCode(begun.ok ? begun.data.code : null);
      if (begun.ok) begunNow();
      const againMs = begun.ok
        ? Math.max(TRY_AGAIN_MS, Date.parse(begun.data.expiresAt) - Date.now())
        : TRY_AGAIN_MS;
      timer = setTimeout(() => void begin(), againMs);
    };
    void begin();
    return () => {
      isOver = true;
      if (timer) clearTimeout(timer);
    };
  }, [isUnpaired, tenantId]);
  return (
    <main
      id="content"
      className="grid min-h-[calc(100dvh-var(--band-height,0px))] place-items-center px-6 py-10 text-center"
    >
      <div className="flex max-w-2xl flex-col items-center gap-6">
        {restaurant && <p className="text-lg font-semibold text-ink-soft">{restaurant}</p>}
        <h1 className="text-3xl font-bold text-balance md:text-5xl">{t("title")}</h1>
        <p
          role="status"
          aria-label={code === null ? undefined : t("code", { code: [...code.toUpperCase()].join(" ") })}
          className="min-h-[1.2em] text-[clamp(3rem,13vw,9rem)] leading-tight font-bold tracking-[0.08em] uppercase tabular-nums"
        >
          {code === null ? (
            <Skeleton className="mx-auto h-[1em] w-[4.5em]" />
          ) : (
            <span aria-hidden="true">
              {code.slice(0, HALF)} {code.slice(HALF)}
            </span>
          )}
        </p>
        <p className="text-lg text-pretty text-ink-soft">{t("how")}</p>
      </div>
    </main>
  );
}
