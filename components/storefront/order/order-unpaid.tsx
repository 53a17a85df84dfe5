"use client";

import { useFormatter, useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { payBefore } from "@/components/storefront/payment/payment-state";
import { buttonClass } from "@/components/ui/button-style";
import { orderPath } from "./order-path";

interface OrderUnpaidProps {
  order: TrackedOrder;
  /** From the link of an email. */
  linkEmail: string | null;
}

export function OrderUnpaid({ order, linkEmail }: OrderUnpaidProps) {
  const t = useTranslations("payment.unpaid");
  const format = useFormatter();
  const { name } = useStorefront().shop;
  const time = format.dateTime(payBefore(order), "time");
  return (
    <div>
      <h1 className="font-display text-4xl">{t("title")}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t("body", { name, time })}</p>
      <TenantLink
        path={orderPath(order.id, linkEmail, "/pay")}
        className={`${buttonClass("primary", "large")} mt-6`}
      >
        {t("payNow")}
      </TenantLink>
    </div>
  );
}
