"use client";

import { catchError } from "next/error";
import { useTranslations } from "next-intl";
import { FailurePage, type FailureProps } from "@/components/frame/failure-page";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

function StorefrontFailure({ error, retry }: FailureProps) {
  const t = useTranslations("common.actions");
  return (
    <FailurePage error={error} retry={retry}>
      <TenantLink path="/" className={buttonClass("secondary")}>
        {t("toMenu")}
      </TenantLink>
    </FailurePage>
  );
}

/** Shows a page of a restaurant that could not be made, in the restaurant's own theme. */
export const StorefrontFailureBoundary = catchError((_, failure) => <StorefrontFailure {...failure} />);
