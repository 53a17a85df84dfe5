"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface UnpaidDialogProps {
  order: BoardOrder;
  onTakePayment: () => void;
  onClose: () => void;
}

/** Asked before an order is handed over that is not paid: take the money, wait for it, or write it off. */
export function UnpaidDialog({ order, onTakePayment, onClose }: UnpaidDialogProps) {
  const t = useTranslations("dashboardTill.unpaid");
  const format = useFormatter();
  const { slug: tenantId } = useDashboardTenant();
  const queries = useQueryClient();
  const failureToast = useFailureToast();
  const { currency } = order;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (unpaid: "awaited" | "written_off") =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
          params: { path: { tenantId, orderId: order.id } },
          body: { status: "delivered", expectedStatus: order.status, unpaid },
        }),
      ),
    onSuccess: onClose,
    onError: (failure) => failureToast(t("failed"), failure),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey(tenantId) }),
  });
  const amount = format.number(order.leftToTake, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { number: order.orderNumber, amount })}
      description={t("body")}
    >
      <div className="flex flex-col gap-2">
        <Button size="large" onClick={onTakePayment}>
          {t("take")}
        </Button>
        <Button
          size="large"
          variant="secondary"
          pending={isPending && variables === "awaited"}
          onClick={() => mutate("awaited")}
        >
          {t("await")}
        </Button>
        <Button
          size="large"
          variant="quiet"
          pending={isPending && variables === "written_off"}
          onClick={() => mutate("written_off")}
        >
          {t("writeOff")}
        </Button>
      </div>
    </Dialog>
  );
}
