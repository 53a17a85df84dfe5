"use client";

import { useFormatter, useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { payBefore } from "@/components/storefront/payment/payment-state";
import { buttonClass } from "@/components/ui/button-style";

/** An order that is not prepared before it is paid, with the link to pay it. */
export function OrderUnpaid({ order }: { order: TrackedOrder }) {
  const t = useTranslations("payment.unpaid");
  const format = useFormatter();
  const { name } = useStorefront().shop;
  const time = format.dateTime(payBefore(order), "time");
  return (
    <div>
      <h1 className="font-display text-4xl">{t("title")}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t("body", { name, time })}</p>
      <TenantLink path={`/orders/${order.id}/pay`} className={`${buttonClass("primary", "large")} mt-6`}>
        {t("payNow")}
      </TenantLink>
    </div>
  );
}
