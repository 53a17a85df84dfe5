"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useStorefront } from "./storefront-context";

/** Shows what works with JavaScript only; without it, how to order instead. */
export function NeedsScript({ children }: { children: ReactNode }) {
  const t = useTranslations("storefrontMenu");
  const { phone } = useStorefront().shop;
  return (
    <>
      <noscript>
        <style>{"[data-needs-script]{display:none}"}</style>
        <p>{t("needsScript", { phone })}</p>
      </noscript>
      <div data-needs-script="">{children}</div>
    </>
  );
}
