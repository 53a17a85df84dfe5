"use client";

import { ArrowRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { stepForward } from "@/components/dashboard/orders/board-columns";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { Density } from "@/components/dashboard/orders/board-view";
import { DELAYS, type DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import { Button } from "@/components/ui/button";
import { useStepWords } from "./use-step-words";

interface TicketStepProps {
  order: BoardOrder;
  density: Density;
  /** What the kitchen's state suggests for a new order. */
  suggested: DelayMinutes | 0;
  onStep: (order: BoardOrder, delayMinutes?: DelayMinutes) => void;
}

/** The button to the next status. A new order can also be accepted for later, by what is cooking or by choice. */
export function TicketStep({ order, density, suggested, onStep }: TicketStepProps) {
  const t = useTranslations("orderBoard.accept");
  const board = useTranslations("orderBoard");
  const tickets = useTranslations("dashboard.ticket");
  const format = useFormatter();
  const stepWords = useStepWords();
  const next = stepForward(order);
  if (next === null) return null;
  const number = tickets("number", { number: order.orderNumber });
  const delays =
    order.status !== "pending"
      ? []
      : density === "comfortable"
        ? DELAYS
        : suggested && density === "compact"
          ? [suggested]
          : [];
  const checkId =
    next === "delivered" && order.minimumAge !== null && board("checkId", { age: order.minimumAge });
  const promise = (minutes: number) =>
    format.dateTime(new Date(Date.parse(order.promisedAt) + minutes * 60_000), "time");
  return (
    <div className={`flex gap-1.5 ${density === "comfortable" ? "flex-col" : ""}`}>
      <Button
        data-step={order.id}
        size={density === "comfortable" ? "large" : "small"}
        variant={order.status === "pending" ? "primary" : "secondary"}
        onClick={() => onStep(order)}
        title={density === "line" ? stepWords(order, next) : undefined}
        aria-label={[`${stepWords(order, next)}: ${number}`, checkId].filter(Boolean).join(". ")}
        className={`min-w-0 focus-visible:outline-offset-1 ${density === "compact" ? "min-h-10 flex-1" : ""} ${density === "line" ? "@max-[17rem]:px-2" : ""} ${density === "comfortable" ? "w-full" : ""}`}
      >
        {density === "line" ? (
          <>
            <span className="@max-[22rem]:hidden">{stepWords(order, next)}</span>
            <ArrowRight className="size-4.5 @min-[22rem]:hidden" strokeWidth={2} aria-hidden="true" />
          </>
        ) : (
          stepWords(order, next)
        )}
      </Button>
      {delays.length > 0 && (
        <div className={density === "comfortable" ? "grid grid-cols-3 gap-1.5" : "contents"}>
          {delays.map((minutes) => (
            <Button
              key={minutes}
              size="small"
              variant="secondary"
              onClick={() => onStep(order, minutes)}
              aria-label={`${t("later", { minutes, time: promise(minutes) })}: ${number}`}
              title={t("later", { minutes, time: promise(minutes) })}
              className={`tabular-nums ${density === "compact" ? "min-h-10" : ""} ${minutes === suggested ? "bg-caution-tint! text-caution" : ""}`}
            >
              {t("plus", { minutes })}
              {minutes === suggested && <span className="sr-only">{t("suggested")}</span>}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
