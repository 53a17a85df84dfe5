"use client";

import { AlarmClock, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { briefDuration } from "@/lib/core/i18n/duration";
import { localDate } from "@/lib/core/time/zone";
import type { TicketTiming, Urgency } from "./ticket-timing";

const LOOKS: Record<Urgency, { icon: LucideIcon; className: string }> = {
  calm: { icon: Clock, className: "text-ink-soft" },
  soon: { icon: AlarmClock, className: "text-caution" },
  late: { icon: TriangleAlert, className: "bg-caution-tint px-2 text-caution" },
  worst: { icon: TriangleAlert, className: "bg-critical-tint px-2 text-critical" },
};

interface TicketClockProps extends Pick<TicketTiming, "clock" | "minutes"> {
  urgency: Urgency;
  /** Only the minutes; the shape says which. */
  short: boolean;
}

/** The ticket's one clock: how long a new order waits for an answer, then the time left, then how late it is. */
export function TicketClock({ clock, minutes, urgency, short }: TicketClockProps) {
  const t = useTranslations("orderBoard.clock");
  const length = useDuration();
  const { icon: Icon, className } = LOOKS[urgency];
  const duration = length(minutes);
  const words = t(clock, { minutes, duration });
  const { form, ...units } = briefDuration(minutes);
  const brief = t(`brief.${form}`, units);
  // In a narrow line the minutes alone are calm, and what is late has an outline instead of its picture.
  const isPlain = short && urgency !== "soon";
  const outline =
    "@max-[17rem]:px-1.5 @max-[17rem]:ring-1 @max-[17rem]:ring-current/60 @max-[17rem]:ring-inset";
  return (
    <span
      data-urgency={urgency}
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full text-sm font-semibold whitespace-nowrap tabular-nums ${className} ${isPlain && urgency !== "calm" ? outline : ""}`}
    >
      <Icon
        className={`size-4 shrink-0 ${isPlain ? "@max-[17rem]:hidden" : ""}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {short ? (
        <>
          <span aria-hidden="true">{clock === "late" ? t("shortLate", { duration: brief }) : brief}</span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
}

/** The time that the guest was promised, with its day when that is another one. */
export function TicketPromise({ order, today }: { order: BoardOrder; today: string }) {
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  const promised = new Date(order.promisedAt);
  const isToday = localDate(promised, timeZone) === today;
  return (
    <time dateTime={order.promisedAt} className="tabular-nums">
      {!isToday && `${format.dateTime(promised, { day: "numeric", month: "short" })}, `}
      {format.dateTime(promised, "time")}
    </time>
  );
}
