"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, ReceiptText, WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { api, dataOf } from "@/components/data/api";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { findOrderEmail } from "@/components/storefront/order/order-email";
import { TrackingSkeleton } from "@/components/storefront/order/tracking-skeleton";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Logo } from "@/components/ui/logo";
import { ReceiptPaper } from "./receipt-paper";

interface GuestReceiptProps {
  orderId: string;
  /** From the link of an email; in the tab that placed the order it is remembered. */
  linkEmail: string | null;
}

/** The receipt of an order with its corrections, to read and to keep as a PDF. */
export function GuestReceipt({ orderId, linkEmail }: GuestReceiptProps) {
  const t = useTranslations("receipts.page");
  const { shop } = useStorefront();
  const [email, setEmail] = useState(linkEmail);
  const [isAsked, setIsAsked] = useState(false);
  const tenantId = shop.slug;
  const { data, error } = useQuery({
    queryKey: ["tenant", tenantId, "receipt", orderId, email],
    queryFn: () =>
      dataOf(
        api.GET("/api/public/{tenantId}/orders/{orderId}/receipt", {
          params: { path: { tenantId, orderId }, query: { email: email ?? "" } },
        }),
      ),
    enabled: email !== null,
  });
  useEffect(() => {
    if (linkEmail === null) setEmail(findOrderEmail(orderId));
    setIsAsked(true);
  }, [linkEmail, orderId]);

  const path = `/orders/${encodeURIComponent(orderId)}`;
  const search = linkEmail === null ? "" : `?${new URLSearchParams({ email: linkEmail })}`;
  const back = (
    <TenantLink path={`${path}${search}`} className={buttonClass("quiet")}>
      {t("back")}
    </TenantLink>
  );
  if (error?.status === 404 || (isAsked && email === null))
    return (
      <EmptyState icon={ReceiptText} title={t("none.title")} action={back}>
        {t("none.body")}
      </EmptyState>
    );
  if (error && !data)
    return (
      <EmptyState icon={WifiOff} title={t("failed.title")} action={back}>
        {t("failed.body")}
      </EmptyState>
    );
  if (!data || email === null) return <TrackingSkeleton />;
  const pdf = `/api/public/${encodeURIComponent(tenantId)}${path}/receipt/pdf?${new URLSearchParams({ email })}`;
  return (
    <div className="space-y-8 pb-12">
      {shop.logoImage && <Logo address={shop.logoImage} name={shop.name} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">{t("heading")}</h1>
        <a href={pdf} className={buttonClass("primary")} target="_blank" rel="noreferrer">
          <Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("download")}
        </a>
      </div>
      {[data.receipt, ...data.corrections].map((receipt) => (
        <ReceiptPaper key={receipt.id} receipt={receipt} />
      ))}
      {back}
    </div>
  );
}
