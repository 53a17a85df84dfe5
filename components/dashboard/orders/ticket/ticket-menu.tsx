"use client";

import { Clock, EllipsisVertical, Eye, MessageSquareMore, Printer, ReceiptText, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { DELAYS } from "@/components/dashboard/orders/suggest-delay";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import type { TicketActions } from "./ticket-actions";

/** What is done with a ticket less often. */
export function TicketMenu({
  order,
  onStep,
  onDetails,
  onPrint,
  onEnd,
  onPropose,
}: Pick<TicketActions, "onStep" | "onDetails" | "onPrint" | "onEnd" | "onPropose"> & {
  order: BoardOrder;
}) {
  const t = useTranslations("dashboard.ticket");
  const words = useTranslations("orderBoard");
  const format = useFormatter();
  const later = (minutes: number) =>
    format.dateTime(new Date(Date.parse(order.promisedAt) + minutes * 60_000), "time");
  const accept =
    order.status !== "pending"
      ? []
      : DELAYS.map((minutes) => ({
          label: words("accept.later", { minutes, time: later(minutes) }),
          icon: Clock,
          onSelect: () => onStep(order, minutes),
        }));
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={t("more", { number: order.orderNumber })} />}
      groups={[
        ...(accept.length > 0
          ? [
              accept,
              [
                {
                  label: words("proposal.open"),
                  icon: MessageSquareMore,
                  onSelect: () => onPropose(order),
                },
              ],
            ]
          : []),
        [
          { label: t("details"), icon: Eye, onSelect: () => onDetails(order) },
          { label: t("print"), icon: Printer, onSelect: () => onPrint(order, "ticket") },
          { label: words("print.receipt"), icon: ReceiptText, onSelect: () => onPrint(order, "receipt") },
        ],
        [
          {
            label: order.status === "pending" ? t("reject") : t("cancel"),
            icon: X,
            danger: true,
            onSelect: () => onEnd(order),
          },
        ],
      ]}
    />
  );
}
