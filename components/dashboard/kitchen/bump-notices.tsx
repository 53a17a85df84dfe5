"use client";

import { CloudUpload, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { canUndo } from "@/components/dashboard/orders/offline/held-steps";
import { Button } from "@/components/ui/button";
import type { Kitchen } from "./use-kitchen";

const TICK_MS = 500;
/** A step that is so much overdue has met no connection. */
const WAITS_MS = 3_000;
const MOST = 3;

/** The bumps that can still be undone, and how many steps wait for the connection. */
export function BumpNotices({ steps, undo }: Pick<Kitchen, "steps" | "undo">) {
  const t = useTranslations("kitchen");
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isBusy = steps.length > 0;
  useEffect(() => {
    setNowMs(Date.now());
    if (!isBusy) return;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isBusy]);
  const fresh = steps.filter((step) => step.kind === "bump" && canUndo(step, Math.max(nowMs, step.madeAtMs)));
  const waiting = steps.filter((step) => nowMs - step.dueAtMs > WAITS_MS).length;
  return (
    <section
      aria-label={t("steps")}
      className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex flex-col items-center gap-1.5 px-3"
    >
      <div role="status" className="flex flex-col items-center gap-1.5">
        {waiting > 0 && (
          <p className="flex min-h-11 items-center gap-2 rounded-control bg-caution-tint px-4 font-semibold text-caution shadow-lift">
            <CloudUpload className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {t("waiting", { count: waiting })}
          </p>
        )}
        {fresh.slice(-MOST).map((step) => (
          <div
            key={step.key}
            className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-lg text-page shadow-lift"
          >
            <span className="font-bold tabular-nums">{t("bumped", { ticket: step.label })}</span>
            <Button
              variant="quiet"
              size="large"
              className="text-page hover:bg-current/12 active:bg-current/20"
              aria-label={`${t("undo")}: ${t("bumped", { ticket: step.label })}`}
              onClick={() => undo(step.key)}
            >
              <Undo2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
              {t("undo")}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
