"use client";

import { MessageSquareMore, Printer, ReceiptText } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useIsDisputed } from "@/components/dashboard/disputes/use-is-disputed";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { EditLinesSheet } from "@/components/dashboard/new-order/edit-lines-sheet";
import {
  awaitsPayment,
  mayEdit,
  mayTakePayment,
  stepForward,
} from "@/components/dashboard/orders/board-columns";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { mayRefund } from "@/components/dashboard/orders/refund/refund-choice";
import type { PaperKind } from "@/components/dashboard/orders/ticket/print-order";
import { useStepWords } from "@/components/dashboard/orders/ticket/use-step-words";
import { AgeBadge } from "@/components/frame/states/age-badge";
import { StatusMark } from "@/components/frame/states/status-mark";
import { TestBadge } from "@/components/frame/states/test-badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { OrderDetails } from "./order-details";

interface OrderDetailSheetProps {
  order: BoardOrder;
  onClose: () => void;
  onPrint: (order: BoardOrder, kind: PaperKind) => void;
  /** Without these the sheet is for reading only. */
  onStep?: (order: BoardOrder) => void;
  onEnd?: (order: BoardOrder) => void;
  onPropose?: (order: BoardOrder) => void;
  onDish?: (item: BoardOrder["items"][number]) => void;
  onRefund: (order: BoardOrder) => void;
  onPay: (order: BoardOrder) => void;
}

/** The whole order at the side, with its next step always in the same corner. */
export function OrderDetailSheet(props: OrderDetailSheetProps) {
  const { order, onClose, onPrint, onStep, onEnd, onPropose, onDish, onRefund, onPay } = props;
  const { manages } = useDashboardTenant();
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard.print");
  const propose = useTranslations("orderBoard.proposal");
  const format = useFormatter();
  const stepWords = useStepWords();
  const isDisputed = useIsDisputed(order);
  const [editing, setEditing] = useState(false);
  const next = awaitsPayment(order) ? null : stepForward(order);
  // What was handed over is refunded, not canceled.
  const canEnd =
    onEnd &&
    order.status !== "delivered" &&
    order.nextStatuses.some((status) => status === "rejected" || status === "canceled");
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("ticket.number", { number: order.orderNumber })}
      description={
        <span className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
          <StatusMark status={order.status} />
          {t(`status.${order.status}`)} · {t(`type.${order.type}`)} · {t("detail.promised")}{" "}
          {format.dateTime(new Date(order.promisedAt), order.scheduledFor ? "moment" : "time")}
          <TestBadge order={order} />
          <AgeBadge order={order} />
        </span>
      }
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <IconButton icon={Printer} label={t("ticket.print")} onClick={() => onPrint(order, "ticket")} />
          <IconButton icon={ReceiptText} label={words("receipt")} onClick={() => onPrint(order, "receipt")} />
          {onPropose && order.status === "pending" && !awaitsPayment(order) && (
            <IconButton icon={MessageSquareMore} label={propose("open")} onClick={() => onPropose(order)} />
          )}
          {canEnd && (
            <Button variant="quiet-danger" onClick={() => onEnd(order)}>
              {order.status === "pending" ? t("ticket.reject") : t("ticket.cancel")}
            </Button>
          )}
          {next && onStep && (
            <Button size="large" className="ml-auto min-w-36" onClick={() => onStep(order)}>
              {stepWords(order, next)}
            </Button>
          )}
        </div>
      }
    >
      <OrderDetails
        order={order}
        onDish={onDish}
        onPay={mayTakePayment(order) ? () => onPay(order) : undefined}
        onEdit={onStep && mayEdit(order) ? () => setEditing(true) : undefined}
        onRefund={manages && !isDisputed && mayRefund(order) ? () => onRefund(order) : undefined}
      />
      {editing && <EditLinesSheet order={order} onClose={() => setEditing(false)} />}
    </Sheet>
  );
}
