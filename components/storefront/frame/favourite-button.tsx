"use client";

import { Heart } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { tenantHref } from "@/components/frame/tenant-href";
import { useStorefrontPlace, useTenantBase } from "@/components/frame/tenant-link";
import { useToast } from "@/components/ui/toast";
import { useStorefront } from "./storefront-context";

/** Keeps the restaurant among the visitor's favourites; null is a visitor who has to sign in first. */
export function FavouriteButton({ favourite }: { favourite: boolean | null }) {
  const t = useTranslations("storefront.favourite");
  const base = useTenantBase();
  const place = useStorefrontPlace();
  const toast = useToast();
  const { shop } = useStorefront();
  const [isKept, setKept] = useState(favourite === true);
  // Nobody is signed in to the marketplace inside of another website, or on a domain that is not the platform's.
  if (place?.embedded || place?.onOwnDomain) return null;
  const press = async () => {
    if (favourite === null) return window.location.assign(tenantHref(base, "/account/login"));
    const params = { path: { tenantId: shop.slug } };
    setKept(!isKept);
    const result = await resultOf(
      isKept
        ? api.DELETE("/api/bazar/me/favourites/{tenantId}", { params })
        : api.PUT("/api/bazar/me/favourites/{tenantId}", { params }),
    );
    if (result.ok) return;
    setKept(isKept);
    toast({ tone: "failure", title: t("failed") });
  };
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={t("label", { name: shop.name })}
      title={t("label", { name: shop.name })}
      onClick={press}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-pressed:text-accent-text"
    >
      <Heart className={`size-6 ${isKept ? "fill-current" : ""}`} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
