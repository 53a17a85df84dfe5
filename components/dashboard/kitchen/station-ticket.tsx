"use client";

import { Check, CircleDashed, Play, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ShownTicket, TicketAge, TicketLine } from "./own-part";
import { TicketHead } from "./ticket-head";
import { TicketLines } from "./ticket-lines";

export interface TicketActs {
  onStart: (shown: ShownTicket) => void;
  onBump: (shown: ShownTicket) => void;
  onRecall: (shown: ShownTicket) => void;
  onStrike: (shown: ShownTicket, line: TicketLine) => void;
}

interface StationTicketProps extends TicketActs {
  shown: ShownTicket;
  age: TicketAge;
  /** The number key that bumps it, or null beyond the tenth. */
  place: number | null;
  /** Which stations the other dishes of the order come from, and whether they are done. */
  others: readonly { name: string; isDone: boolean }[];
}

/** One order or round at a station, to be read from three metres. */
export function StationTicket(props: StationTicketProps) {
  const { shown, age, place, others, onStart, onBump, onRecall, onStrike } = props;
  const t = useTranslations("kitchen");
  const { ticket, lines, isHeld, isDone, startedAt } = shown;
  const isOver = ticket.status === "canceled" || ticket.status === "rejected";
  const isTouched = startedAt !== null || lines.some(({ made }) => made > 0);
  return (
    <TicketHead shown={shown} age={age} place={place}>
      <TicketLines lines={lines} isOver={isOver} onStrike={isDone ? null : (line) => onStrike(shown, line)} />
      {others.length > 0 && (
        <p className="px-[0.75em] pb-[0.4em] text-[0.8em] text-ink-soft">
          {others.map(({ name, isDone: done }) => (
            <span
              key={name}
              className={`me-[0.75em] inline-flex items-center gap-[0.3em] font-semibold whitespace-nowrap ${done ? "text-positive" : ""}`}
            >
              {done ? (
                <Check className="size-[1em]" strokeWidth={2.5} aria-hidden="true" />
              ) : (
                <CircleDashed className="size-[1em]" strokeWidth={2} aria-hidden="true" />
              )}
              {name}
              <span className="sr-only">{t(done ? "done" : "open")}</span>
            </span>
          ))}
        </p>
      )}
      <footer className="mt-auto flex gap-2 p-[0.5em]">
        {isDone ? (
          <Button
            variant="secondary"
            data-bump=""
            data-stop=""
            className="min-h-[3em] flex-1 text-[1em]"
            onClick={() => onRecall(shown)}
          >
            <Undo2 className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
            {t("recall")}
          </Button>
        ) : (
          <>
            {!isTouched && !isOver && !isHeld && (
              <Button
                variant="secondary"
                data-stop=""
                className="min-h-[3em] text-[1em]"
                aria-label={t("startOf", { ticket: ticket.label })}
                onClick={() => onStart(shown)}
              >
                <Play className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
                {t("start")}
              </Button>
            )}
            <Button
              data-bump=""
              data-stop=""
              className="min-h-[3em] flex-1 text-[1.1em] font-bold"
              aria-label={t(isOver ? "seenOf" : "bumpOf", { ticket: ticket.label })}
              disabled={isHeld}
              onClick={() => onBump(shown)}
            >
              {t(isOver ? "seen" : "bump")}
            </Button>
          </>
        )}
      </footer>
    </TicketHead>
  );
}
