"use client";

import { Download, ReceiptText, WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { components } from "@/components/data/generated/api-schema";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { TrackingSkeleton } from "@/components/storefront/order/tracking-skeleton";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Logo } from "@/components/ui/logo";
import { ReceiptPaper } from "./receipt-paper";

interface ReceiptViewProps {
  data: components["schemas"]["GuestReceipt"] | undefined;
  /** There is no receipt for this guest, or not yet. */
  isMissing: boolean;
  missingText: string;
  hasFailed: boolean;
  pdf: string;
  back: ReactNode;
}

export function ReceiptView({ data, isMissing, missingText, hasFailed, pdf, back }: ReceiptViewProps) {
  const t = useTranslations("receipts.page");
  const { shop } = useStorefront();
  if (isMissing)
    return (
      <EmptyState isPage icon={ReceiptText} title={t("none.title")} action={back}>
        {missingText}
      </EmptyState>
    );
  if (hasFailed && !data)
    return (
      <EmptyState isPage icon={WifiOff} title={t("failed.title")} action={back}>
        {t("failed.body")}
      </EmptyState>
    );
  if (!data) return <TrackingSkeleton />;
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
      <p className="-ms-4">{back}</p>
    </div>
  );
}
