"use client";

import { CloudUpload, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { canUndo, type HeldStep } from "./held-steps";
import type { BoardSteps } from "./use-board-steps";

const TICK_MS = 500;
/** A step that is so much overdue has met no connection. */
const WAITS_MS = 3_000;

interface HeldStepsBarProps extends Pick<BoardSteps, "steps" | "undo"> {
  /** Steps do not wait for the connection, but for their answers. */
  isConnected?: boolean;
}

/** The steps that can still be undone, those of one press together, and how many wait for the connection. */
export function HeldStepsBar({ steps, undo, isConnected = false }: HeldStepsBarProps) {
  const t = useTranslations("orderBoard.steps");
  const status = useTranslations("dashboard.status");
  const [nowMs, setNowMs] = useState(() => Date.now());
  const busy = steps.length > 0;
  useEffect(() => {
    setNowMs(Date.now());
    if (!busy) return;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [busy]);

  const presses = new Map<number, HeldStep[]>();
  for (const step of steps) {
    if (canUndo(step, Math.max(nowMs, step.madeAtMs)))
      presses.set(step.madeAtMs, [...(presses.get(step.madeAtMs) ?? []), step]);
  }
  const waiting = steps.filter((step) => nowMs - step.dueAtMs > WAITS_MS).length;
  return (
    <section aria-label={t("label")}>
      <div role="status" className="flex flex-col items-center gap-1.5">
        {waiting > 0 && (
          <p className="flex min-h-11 items-center gap-2 rounded-control bg-caution-tint px-4 text-sm font-semibold text-caution shadow-lift">
            <CloudUpload className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            {t(isConnected ? "sending" : "waiting", { count: waiting })}
          </p>
        )}
        {[...presses].slice(-3).map(([madeAtMs, taken]) => {
          const [first] = taken as [HeldStep];
          const to = status(first.to);
          const words =
            taken.length === 1
              ? t("one", { number: first.orderNumber, status: to })
              : t("many", { count: taken.length, status: to });
          return (
            <div
              key={madeAtMs}
              className="pointer-events-auto flex items-center gap-3 rounded-control bg-ink py-1 pr-1 pl-4 text-page shadow-lift"
            >
              <span className="font-semibold tabular-nums">{words}</span>
              <Button
                variant="quiet"
                className="text-page hover:bg-current/12 active:bg-current/20"
                aria-label={`${t("undo")}: ${words}`}
                onClick={() => {
                  for (const step of taken) undo(step.key);
                }}
              >
                <Undo2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
                {t("undo")}
              </Button>
            </div>
          );
        })}
      </div>
    </section>
  );
}
