"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import encodeQR from "qr";
import { useEffect, useRef, useState } from "react";
import { TakePaymentDialog } from "@/components/dashboard/orders/payment/take-payment-dialog";
import type { components } from "@/components/data/generated/api-schema";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import { Price } from "@/components/ui/price";
import { isRealEmail } from "@/lib/core/contact/no-email";

interface TakenOrderProps {
  taken: components["schemas"]["StaffOrder"];
  /** The guest pays as the order is taken. */
  paysNow: boolean;
  onNext: () => void;
}

/** An order that has just been taken: its number, its payment, and the way to the next one. */
export function TakenOrder({ taken, paysNow, onNext }: TakenOrderProps) {
  const t = useTranslations("dashboardNewOrder.taken");
  const [order, setOrder] = useState(taken.order);
  const [isPaying, setPaying] = useState(paysNow && taken.order.leftToTake > 0);
  const next = useRef<HTMLButtonElement>(null);
  const { paymentUrl } = taken;
  useEffect(() => {
    if (!isPaying) next.current?.focus();
  }, [isPaying]);
  const isTakeable = order.leftToTake > 0 && order.status !== "pending";
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      <CircleCheck className="size-12 text-positive" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="font-display text-3xl">{t("title", { number: order.orderNumber })}</h1>
      <p className="text-ink-soft">
        {order.customerName} · <Price amount={order.total} currency={order.currency} />
      </p>
      {paymentUrl && order.leftToTake > 0 && (
        <div className="w-full space-y-3">
          <p>{t("link")}</p>
          {/* biome-ignore lint/performance/noImgElement: a drawing made here, which has no address to optimise */}
          <img
            alt={t("linkCode")}
            src={`data:image/svg+xml,${encodeURIComponent(encodeQR(paymentUrl, "svg", { ecc: "medium", border: 4 }))}`}
            className="mx-auto w-full max-w-60 rounded-control bg-white"
          />
          <CopyButton text={paymentUrl} label={t("copyLink")} />
          {isRealEmail(order.customerEmail) && (
            <p className="text-sm text-ink-soft">{t("emailed", { email: order.customerEmail })}</p>
          )}
        </div>
      )}
      <div className="flex w-full flex-col gap-2">
        {isTakeable && (
          <Button size="large" variant="secondary" onClick={() => setPaying(true)}>
            {t("takePayment")}
          </Button>
        )}
        <Button ref={next} size="large" onClick={onNext}>
          {t("next")}
        </Button>
        <TenantLink path="/" className={buttonClass("quiet")}>
          {t("toBoard")}
        </TenantLink>
      </div>
      {isPaying && <TakePaymentDialog order={order} onTaken={setOrder} onClose={() => setPaying(false)} />}
    </section>
  );
}
