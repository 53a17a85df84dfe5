"use client";

import { CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useStorefront } from "@/components/storefront/frame/storefront-context";

/** Tells a guest that no map has confirmed where the order is brought. */
export function AddressNotChecked() {
  const t = useTranslations("tracking");
  const { name } = useStorefront().shop;
  return (
    <p className="mt-1 flex items-start gap-2 text-sm text-caution">
      <CircleHelp className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <span>{t("addressNotChecked", { name })}</span>
    </p>
  );
}
