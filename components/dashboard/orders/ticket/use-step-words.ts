"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { OrderStatus } from "@/lib/service/orders/order-status";

/** The label of a ticket's button for each next status. */
export function useStepWords(): (order: Pick<BoardOrder, "type">, to: OrderStatus) => string {
  const t = useTranslations("dashboard.ticket.actions");
  return useCallback(
    (order, to) => {
      if (to === "delivered") return order.type === "pickup" ? t("deliveredPickup") : t("deliveredDelivery");
      return to === "accepted" || to === "preparing" || to === "ready" ? t(to) : to;
    },
    [t],
  );
}
