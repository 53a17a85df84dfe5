"use client";

import { useFormatter, useTranslations } from "next-intl";
import { StatusMark } from "@/components/frame/states/status-mark";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import type { FoundOrderWire } from "@/lib/service/orders/views/order-search-contract";
import { BookPart } from "./book-part";

export function OrderTimeline({ order }: { order: FoundOrderWire }) {
  const t = useTranslations("adminOrders");
  const status = useTranslations("dashboard.status");
  const detail = useTranslations("dashboard.detail");
  const format = useFormatter();
  return (
    <BookPart title={t("timeline")}>
      <ol className="mt-2 flex flex-col gap-3 text-sm">
        {order.timeline.map((event) => (
          <li key={`${event.status} ${event.at}`} className="flex gap-3">
            <StatusMark status={event.status} className="mt-0.5 size-4" />
            <span>
              {status(event.status)}
              <span className="block text-ink-soft tabular-nums">
                {format.dateTime(new Date(event.at), "moment", { timeStyle: "medium" })} ·{" "}
                {t(`actor.${event.actor}`)}
              </span>
              {event.note && (
                <span className="block">
                  {event.note === UNPAID_REASON ? detail("notPaidInTime") : event.note}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </BookPart>
  );
}
