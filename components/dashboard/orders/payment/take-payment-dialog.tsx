"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { NEW_TILL_WAY, TillWayFields, useTillWay } from "@/components/dashboard/till/till-way";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { toMinor } from "@/lib/core/money/money";

interface TakePaymentDialogProps {
  order: Pick<BoardOrder, "id" | "orderNumber" | "currency" | "leftToTake">;
  /** Called with the order as it is once the money is recorded. */
  onTaken?: (order: BoardOrder) => void;
  onClose: () => void;
}

/** Records money that the restaurant took for an order: how, how much, with which tip and number. */
export function TakePaymentDialog({ order, onTaken, onClose }: TakePaymentDialogProps) {
  const t = useTranslations("dashboardTill");
  const format = useFormatter();
  const { slug: tenantId } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const queries = useQueryClient();
  const [way, setWay] = useState(NEW_TILL_WAY);
  const { body: how } = useTillWay(way);
  const { currency, leftToTake } = order;
  const [amount, setAmount] = useState(() => amountText(leftToTake, currency));
  const [tip, setTip] = useState("");
  const [tried, setTried] = useState(false);
  const attempt = useRef<OrderAttempt | null>(null);
  const money = (value: number) =>
    format.number(value, { style: "currency", currency, currencyDisplay: "narrowSymbol" });

  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<"takeOrderPayment">) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(body), () => crypto.randomUUID());
      const header = { "Idempotency-Key": attempt.current.key };
      const params = { path: { tenantId, orderId: order.id }, header };
      return dataOf(api.POST("/api/tenant/{tenantId}/orders/{orderId}/payments", { params, body }));
    },
    onSuccess: (paid) => {
      attempt.current = null;
      void queries.invalidateQueries({ queryKey: ordersKey(tenantId) });
      toast({
        title: t("taken", { number: paid.orderNumber }),
        detail: paid.leftToTake > 0 ? t("stillLeft", { amount: money(paid.leftToTake) }) : t("allTaken"),
      });
      onTaken?.(paid);
      onClose();
    },
    onError: (failure) => failureToast(t("failed"), failure),
  });

  const read = readAmountText(amount, currency);
  const isRight = read !== null && read > 0 && toMinor(read, currency) <= toMinor(leftToTake, currency);
  const readTip = tip.trim() === "" ? 0 : readAmountText(tip, currency);
  const due = (read ?? 0) + (readTip ?? 0);
  const take = () => {
    setTried(true);
    if (!how || !isRight || read === null || readTip === null) return;
    mutate({ ...how, amount: read, tip: readTip });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { number: order.orderNumber })}
      description={t("left", { amount: money(leftToTake) })}
      footer={
        <Button size="large" className="w-full" pending={isPending} disabled={!how} onClick={take}>
          {t("take", { amount: money(due) })}
        </Button>
      }
    >
      <div className="space-y-4">
        <div className="grid grid-cols-2 gap-3">
          <Field
            label={t("amount")}
            error={tried && !isRight && t("amountWrong", { most: money(leftToTake) })}
          >
            <Input
              inputMode="decimal"
              value={amount}
              after={currency}
              onChange={(event) => setAmount(event.target.value)}
            />
          </Field>
          <Field label={t("tip")} error={tried && readTip === null && t("tipWrong")}>
            <Input
              inputMode="decimal"
              value={tip}
              after={currency}
              onChange={(event) => setTip(event.target.value)}
            />
          </Field>
        </div>
        <TillWayFields value={way} onChange={setWay} due={due} currency={currency} />
      </div>
    </Dialog>
  );
}
