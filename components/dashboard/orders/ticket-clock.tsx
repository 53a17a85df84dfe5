"use client";

import { AlarmClock, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { localDate } from "@/lib/core/time/zone";
import type { BoardOrder } from "./board-order";
import { type TicketTiming, ticketTiming, type Urgency } from "./ticket-timing";

const LOOKS: Record<Urgency, { icon: LucideIcon; className: string }> = {
  calm: { icon: Clock, className: "text-ink-soft" },
  soon: { icon: AlarmClock, className: "bg-caution-tint text-caution" },
  late: { icon: TriangleAlert, className: "bg-critical-tint text-critical" },
};

/** The ticket's age and urgency, as colour, shape and text. */
export function TicketAge({ order, timing }: { order: BoardOrder; timing: TicketTiming }) {
  const t = useTranslations("dashboard.ticket");
  const { icon: Icon, className } = LOOKS[timing.urgency];
  const word = () => {
    if (timing.urgency === "late") return t("late");
    return order.status === "pending" ? t("answerSoon") : t("soon");
  };
  return (
    <span
      data-urgency={timing.urgency}
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2 text-sm font-semibold whitespace-nowrap tabular-nums ${className}`}
    >
      <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {t("age", { minutes: timing.ageMinutes })}
      {timing.urgency !== "calm" && ` · ${word()}`}
    </span>
  );
}

/** When the order was promised, and how far away or how late that is. */
export function TicketPromise({ order, now, timeZone }: { order: BoardOrder; now: Date; timeZone: string }) {
  const t = useTranslations("dashboard.ticket");
  const format = useFormatter();
  const promised = new Date(order.promisedAt);
  const time = format.dateTime(promised, "time");
  const { minutesLeft } = ticketTiming(order, now);
  const text = () => {
    if (localDate(promised, timeZone) !== localDate(now, timeZone)) {
      return t("dueAtOther", { day: format.dateTime(promised, { day: "numeric", month: "short" }), time });
    }
    if (minutesLeft < 0) return t("lateBy", { time, minutes: -minutesLeft });
    return t("dueIn", { time, minutes: minutesLeft });
  };
  return (
    <time
      dateTime={order.promisedAt}
      className={`tabular-nums ${minutesLeft < 0 ? "font-semibold text-critical" : ""}`}
    >
      {text()}
    </time>
  );
}
