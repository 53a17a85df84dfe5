"use client";

import { Check, CircleDashed, Flame, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { NO_STATION } from "@/lib/service/kitchen/kitchen-ticket";
import type { newStep } from "./kitchen-steps";
import { nextCourse } from "./next-course";
import type { ShownTicket, TicketAge } from "./own-part";
import { TicketHead } from "./ticket-head";
import { TicketLines } from "./ticket-lines";

interface ExpediterTicketProps {
  shown: ShownTicket;
  stations: KitchenView["stations"];
  age: TicketAge;
  place: number | null;
  onStep: (step: Parameters<typeof newStep>[1]) => void;
}

/** One order or round at the pass, its dishes by station. */
export function ExpediterTicket({ shown, stations, age, place, onStep }: ExpediterTicketProps) {
  const t = useTranslations("kitchen");
  const { ticket, isHeld } = shown;
  const isOver = ticket.status === "canceled" || ticket.status === "rejected";
  const course = nextCourse(ticket);
  const whole = ticket.round > 0 ? `${ticket.label}, ${t("round", { round: ticket.round })}` : ticket.label;
  const nameOf = (stationId: string) =>
    stationId === NO_STATION ? t("noStation") : (stations.find(({ id }) => id === stationId)?.name ?? "");
  return (
    <TicketHead shown={shown} age={age} place={place}>
      {ticket.parts.map((part) => (
        <section
          key={part.stationId}
          aria-label={[whole, nameOf(part.stationId)].join(", ")}
          className="border-t border-line"
        >
          <p
            className={`flex items-center gap-[0.4em] px-[0.75em] pt-[0.4em] font-bold ${part.isDone ? "text-positive" : "text-ink"}`}
          >
            {part.isDone ? (
              <Check className="size-[1.1em]" strokeWidth={2.5} aria-hidden="true" />
            ) : (
              <CircleDashed className="size-[1em] text-ink-soft" strokeWidth={2} aria-hidden="true" />
            )}
            <span className="min-w-0 truncate">{nameOf(part.stationId)}</span>
            <span className="sr-only">{t(part.isDone ? "done" : part.startedAt ? "started" : "open")}</span>
            {!part.isDone && part.startedAt && (
              <span aria-hidden="true" className="text-[0.8em] font-semibold text-info">
                {t("started")}
              </span>
            )}
          </p>
          <div className="text-[0.8em]">
            <TicketLines lines={part.lines} isOver={isOver} onStrike={null} />
          </div>
        </section>
      ))}
      <footer className="mt-auto flex flex-wrap gap-2 p-[0.5em]">
        {!isOver && (
          <Button
            variant="secondary"
            data-stop=""
            aria-pressed={ticket.isRush}
            aria-label={t("rushOf", { ticket: ticket.label })}
            className="min-h-[3em] text-[1em]"
            onClick={() => onStep({ kind: ticket.isRush ? "calm" : "rush", stationId: null })}
          >
            <Flame className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
            {t(ticket.isRush ? "calm" : "rush")}
          </Button>
        )}
        {course !== null && !isOver && (
          <Button
            variant="secondary"
            data-stop=""
            aria-label={t("fireOf", { course, ticket: ticket.label })}
            className="min-h-[3em] text-[1em]"
            onClick={() => onStep({ kind: "fire", stationId: null, course })}
          >
            <Play className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
            {t("fire", { course })}
          </Button>
        )}
        <Button
          data-bump=""
          data-stop=""
          disabled={isHeld}
          aria-label={t(isOver ? "seenOf" : "allDoneOf", { ticket: ticket.label })}
          className="min-h-[3em] flex-1 text-[1em] font-bold"
          onClick={() => onStep({ kind: "bump", stationId: null })}
        >
          {t(isOver ? "seen" : "allDone")}
        </Button>
      </footer>
    </TicketHead>
  );
}
