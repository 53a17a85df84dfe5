"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ApiFailure } from "./api-failure";
import { PIN_REQUIRED } from "./device-pin";
import { FRESH_SIGN_IN_REQUIRED } from "./fresh-sign-in";

/** What happened and what to do next, for a failure that no field can show. */
export function useFailureWords(): (failure: ApiFailure) => { title: string; detail: string } {
  const t = useTranslations("dashboard.failure");
  return useCallback(
    (failure) => {
      if (failure.code === "UNREACHABLE") return { title: t("unreachable"), detail: t("unreachableHint") };
      if (failure.code === "UNAUTHENTICATED") return { title: t("signedOut"), detail: t("signedOutHint") };
      if (failure.code === "FORBIDDEN") return { title: t("notAllowed"), detail: failure.message };
      if (failure.code === FRESH_SIGN_IN_REQUIRED)
        return { title: t("notConfirmed"), detail: t("notConfirmedHint") };
      if (failure.code === PIN_REQUIRED) return { title: t("locked"), detail: t("lockedHint") };
      if (failure.code === "OWN_SIGN_IN_REQUIRED") return { title: t("notByPin"), detail: t("notByPinHint") };
      if (failure.code === "SECOND_FACTOR_ENROLMENT_REQUIRED")
        return { title: t("needsFactor"), detail: t("needsFactorHint") };
      if (failure.code === "SUPPORT_VISIT_REQUIRED")
        return { title: t("needsVisit"), detail: t("needsVisitHint") };
      if (failure.status === 404) return { title: t("notFound"), detail: failure.message };
      return { title: t("unexpected"), detail: failure.message };
    },
    [t],
  );
}
