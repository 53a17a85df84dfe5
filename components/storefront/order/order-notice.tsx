"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { OrderNotice } from "@/components/storefront/checkout/use-place-order";
import { useMoney } from "@/components/storefront/frame/money";
import { useMomentText } from "@/components/storefront/frame/opening-time";
import { useStorefront } from "@/components/storefront/frame/storefront-context";

export function OrderNoticeBox({ notice }: { notice: OrderNotice | null }) {
  const t = useTranslations("checkout.notice");
  const money = useMoney();
  const momentText = useMomentText();
  const { shop } = useStorefront();
  const { service } = useCart();
  const { changesAt, open } = shop.services[service];
  const sentence = (which: OrderNotice) => {
    if (which === "closed") {
      const opens = !open && changesAt ? ` ${t("opens", { time: momentText(changesAt) })}` : "";
      return `${t("closed", { name: shop.name })}${opens}`;
    }
    if (which === "minimum") return t("minimum", { amount: money(shop.deliveryMinimumMinor) });
    if (which === "area" || which === "unknownAddress") return t(which, { name: shop.name });
    if (which === "failed") return t("failed", { phone: shop.phone });
    return t(which);
  };
  return (
    <div role="alert">
      {notice && (
        <p className="flex items-start gap-2 rounded-control bg-critical-tint px-4 py-3 text-sm font-medium text-critical">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {sentence(notice)}
        </p>
      )}
    </div>
  );
}
