"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { requestCancel, type TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { cancelSecondsLeft } from "./order-progress";
import { useSecondsLeft } from "./use-seconds-left";

/** Few cancel: the question is loaded with the press. */
const ConfirmDialog = lazy(() =>
  import("@/components/ui/confirm-dialog").then((module) => ({ default: module.ConfirmDialog })),
);

interface OrderCancelProps {
  order: TrackedOrder;
  email: string;
  clockOffsetMs: number;
  refresh: () => Promise<unknown>;
}

/** Cancelling, for as long as that is possible, with the time that is left. */
export function OrderCancel({ order, email, clockOffsetMs, refresh }: OrderCancelProps) {
  const t = useTranslations("tracking.cancel");
  const toast = useToast();
  const { shop } = useStorefront();
  const { seconds, time } = useSecondsLeft((now) => cancelSecondsLeft(order, now), clockOffsetMs);
  const [asking, setAsking] = useState(false);
  if (seconds === 0 && !asking) return null;

  const cancel = async () => {
    const outcome = await requestCancel(shop.slug, order.id, email);
    if (outcome !== "canceled") {
      toast({ tone: "failure", title: t(outcome, { name: shop.name, phone: shop.phone }) });
    }
    await refresh();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="timer" className="text-sm text-ink-soft tabular-nums">
        {t("left", { time })}
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("action")}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t("title", { number: order.orderNumber })}
            description={t("body")}
            confirmLabel={t("confirm")}
            cancelLabel={t("keep")}
            danger
            onConfirm={cancel}
          />
        </Suspense>
      )}
    </div>
  );
}
