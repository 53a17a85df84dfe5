"use client";

import { AlarmClock, Ban, Clock, Flame, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { KitchenTicketWire } from "@/lib/service/kitchen/kitchen-contract";
import type { ShownTicket, TicketAge } from "./own-part";

const HEADS: Record<TicketAge["urgency"], { icon: LucideIcon; className: string }> = {
  calm: { icon: Clock, className: "bg-sunken text-ink" },
  soon: { icon: AlarmClock, className: "bg-caution-tint text-caution" },
  late: { icon: TriangleAlert, className: "bg-critical-fill text-critical-on" },
};
const TENTH = 9;

interface TicketHeadProps {
  shown: ShownTicket;
  age: TicketAge;
  /** The number key that bumps it, from 0; null beyond the tenth. */
  place: number | null;
  children: ReactNode;
}

/** The frame of a ticket: whose it is, how old, and what everybody has to see first. */
export function TicketHead({ shown, age, place, children }: TicketHeadProps) {
  const t = useTranslations("kitchen");
  const { ticket, isHeld, isRecalled } = shown;
  const isOver = ticket.status === "canceled" || ticket.status === "rejected";
  const { icon: Icon, className } = isHeld ? HEADS.calm : HEADS[age.urgency];
  return (
    <article
      data-kitchen-ticket={ticket.id}
      data-urgency={age.urgency}
      aria-labelledby={`kitchen-${ticket.id}`}
      className={`flex min-w-0 flex-col overflow-hidden rounded-control bg-surface ring-2 ${ticket.isRush ? "ring-critical" : "ring-line"}`}
    >
      <header
        className={`flex flex-wrap items-center gap-x-[0.6em] gap-y-1 px-[0.75em] py-[0.5em] ${className}`}
      >
        {place !== null && (
          <span
            aria-hidden="true"
            className="grid size-[1.6em] shrink-0 place-items-center rounded-[0.25em] bg-ink text-[0.9em] font-bold text-page tabular-nums"
          >
            {place === TENTH ? 0 : place + 1}
          </span>
        )}
        <h2
          id={`kitchen-${ticket.id}`}
          className="min-w-0 flex-1 text-[1.5em] leading-tight font-bold break-words tabular-nums"
        >
          {ticket.label}
        </h2>
        <span className="inline-flex items-center gap-[0.3em] text-[1.15em] font-bold whitespace-nowrap tabular-nums">
          <Icon className="size-[1em]" strokeWidth={2} aria-hidden="true" />
          {isHeld ? t("held") : t("age", { minutes: age.minutes })}
          {!isHeld && age.urgency === "late" && <span className="sr-only">{t("late")}</span>}
        </span>
        <TicketAbout ticket={ticket} />
      </header>
      {isOver && (
        <p className="flex items-center gap-2 bg-critical-fill px-[0.75em] py-[0.4em] text-[1.15em] font-bold text-critical-on uppercase">
          <Ban className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
          {t("canceled")}
        </p>
      )}
      {ticket.isRush && !isOver && (
        <p className="flex items-center gap-2 bg-critical-tint px-[0.75em] py-[0.3em] font-bold text-critical uppercase">
          <Flame className="size-[1.1em]" strokeWidth={2} aria-hidden="true" />
          {t("rush")}
        </p>
      )}
      {isRecalled && (
        <p className="bg-info-tint px-[0.75em] py-[0.3em] font-bold text-info">{t("recalled")}</p>
      )}
      {ticket.note && (
        <p className="border-t border-caution/30 bg-caution-tint px-[0.75em] py-[0.4em] font-semibold break-words text-caution">
          {ticket.note}
        </p>
      )}
      {children}
    </article>
  );
}

/** Whose it is and how it leaves. */
function TicketAbout({ ticket }: { ticket: KitchenTicketWire }) {
  const t = useTranslations("kitchen");
  const { service, guestName, tableName, round, isTest, label } = ticket;
  const words = [
    t(`service.${service}`),
    round > 1 ? t("round", { round }) : null,
    tableName === label ? null : tableName,
    guestName,
    isTest ? t("test") : null,
  ].filter(Boolean);
  return <p className="w-full truncate text-[0.85em] font-semibold">{words.join(" · ")}</p>;
}
