"use client";

import { Check, CircleDashed, CircleDot } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import type { StationProgress } from "./board-stations";

const NONE: ReadonlyMap<string, readonly StationProgress[]> = new Map();
const Progress = createContext(NONE);

/** Tells the tickets below how far the stations are: tickets are drawn anew only where it concerns them. */
export const StationProgressProvider = Progress.Provider;

const LOOKS = {
  open: { icon: CircleDashed, className: "text-ink-soft" },
  started: { icon: CircleDot, className: "text-info" },
  done: { icon: Check, className: "text-positive" },
} as const;

/** Which stations are done with an order; nothing where there are no stations, and once it is ready. */
export function TicketStations({ orderId, isShown }: { orderId: string; isShown: boolean }) {
  const t = useTranslations("kitchen");
  const progress = useContext(Progress).get(orderId) ?? [];
  if (!isShown || progress.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-sm">
      {progress.map(({ stationId, name, state }) => {
        const { icon: Icon, className } = LOOKS[state];
        return (
          <li key={stationId} className={`inline-flex items-center gap-1 font-medium ${className}`}>
            <Icon className="size-4 shrink-0" strokeWidth={2} aria-hidden="true" />
            {name}
            <span className="sr-only">{t(state)}</span>
          </li>
        );
      })}
    </ul>
  );
}
