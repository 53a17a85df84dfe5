"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { Spinner } from "@/components/ui/spinner";

/** After that the wait is no longer the usual one. */
const USUAL_MS = 12_000;

/** Shown between the processor's confirmation and its event. */
export function PaymentSent({ orderId }: { orderId: string }) {
  const t = useTranslations("payment.confirming");
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="max-w-112 space-y-5 py-6">
      <Spinner className="size-8 text-accent-text" />
      <h1 className="font-display text-4xl">{t("title")}</h1>
      <p aria-live="polite" className="text-lg text-ink-soft">
        {t(slow ? "slow" : "body")}
      </p>
      {slow && (
        <TenantLink path={`/orders/${orderId}`} className={buttonClass("secondary")}>
          {t("track")}
        </TenantLink>
      )}
    </div>
  );
}
