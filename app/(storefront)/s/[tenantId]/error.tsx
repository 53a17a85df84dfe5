"use client";

import { useTranslations } from "next-intl";
import { FailurePage, type FailurePageProps } from "@/components/frame/failure-page";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

/** A page of a restaurant that could not be made, in the restaurant's own dress. */
export default function StorefrontFailure({ error, retry }: FailurePageProps) {
  const t = useTranslations("common.actions");
  return (
    <FailurePage error={error} retry={retry}>
      <TenantLink path="/" className={buttonClass("secondary")}>
        {t("toMenu")}
      </TenantLink>
    </FailurePage>
  );
}
