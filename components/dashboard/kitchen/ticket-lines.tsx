"use client";

import { UserRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { byGuest } from "@/lib/core/ticket/by-guest";
import { isLineDone, type TicketLine } from "./own-part";

type TicketGuest = NonNullable<TicketLine["guest"]>;

interface TicketLinesProps {
  lines: readonly TicketLine[];
  isOver: boolean;
  /** Null where nothing can be struck. */
  onStrike: ((line: TicketLine) => void) | null;
}

/** The dishes of a ticket by course; a press strikes one, and another takes the strike off. */
export function TicketLines({ lines, isOver, onStrike }: TicketLinesProps) {
  const t = useTranslations("kitchen");
  const courses = [...new Set(lines.map(({ course }) => course))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return courses.map((course) => {
    const own = lines.filter((line) => line.course === course);
    const isHeld = own.some((line) => line.isHeld);
    return (
      <section key={course ?? 0} aria-label={course === null ? undefined : t("course", { course })}>
        {course !== null && (
          <p className="border-t border-line px-[0.75em] pt-[0.4em] text-[0.8em] font-bold text-ink-soft uppercase">
            {t(isHeld ? "courseHeld" : "course", { course })}
          </p>
        )}
        {byGuest<TicketGuest, TicketLine>(own).map(({ guest, lines: ordered }) => (
          <div key={guest?.number ?? 0} className={isHeld ? "opacity-60" : undefined}>
            {guest && (
              <h3 className="flex items-center gap-[0.35em] border-t border-line px-[0.75em] pt-[0.4em] font-bold first:border-t-0">
                <UserRound className="size-[1em] shrink-0" strokeWidth={2.25} aria-hidden="true" />
                <span className="min-w-0 break-words">
                  {guest.name ?? t("guest", { number: String(guest.number) })}
                </span>
              </h3>
            )}
            <ul className="py-[0.25em]">
              {ordered.map((line) => {
                const isDone = isLineDone(line);
                const isStruck = isDone || isOver;
                const content = (
                  <>
                    <span className="min-w-[1.9em] shrink-0 font-bold tabular-nums">{line.quantity}×</span>
                    <span className="min-w-0 flex-1">
                      <span
                        className={`font-semibold break-words ${isStruck ? "line-through decoration-2" : ""}`}
                      >
                        {line.name}
                      </span>
                      {line.isVoided && <span className="ms-2 font-bold text-critical">{t("voided")}</span>}
                      {line.made > 0 && line.made < line.quantity && (
                        <span className="ms-2 text-[0.75em] font-bold text-info">
                          {t("stillToMake", { count: line.quantity - line.made })}
                        </span>
                      )}
                      {line.halves?.map((half) => (
                        <span key={half} className="block font-bold break-words">
                          {half}
                        </span>
                      ))}
                      {line.options.map((option) => (
                        <span
                          key={option}
                          className="block text-[0.8em] font-medium break-words text-ink-soft"
                        >
                          {option}
                        </span>
                      ))}
                      {line.note && (
                        <span className="block text-[0.85em] font-bold break-words text-caution">
                          {line.note}
                        </span>
                      )}
                    </span>
                  </>
                );
                const look = `flex w-full items-baseline gap-[0.25em] px-[0.75em] py-[0.25em] text-start text-[1.25em] leading-snug ${isStruck ? "text-ink-soft" : ""}`;
                return (
                  <li key={line.key}>
                    {onStrike && !line.isVoided && !line.isHeld && !isOver ? (
                      <button
                        type="button"
                        data-stop=""
                        aria-pressed={isDone}
                        className={`${look} min-h-11 hover:bg-sunken active:bg-sunken`}
                        onClick={() => onStrike(line)}
                      >
                        {content}
                      </button>
                    ) : (
                      <p className={look}>{content}</p>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </section>
    );
  });
}
