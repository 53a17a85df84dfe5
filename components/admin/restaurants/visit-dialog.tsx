"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { MAX_VISIT_REASON_LENGTH, MIN_REASON_LENGTH } from "@/lib/people/support/support-reason";
import { ReasonDialog } from "./reason-dialog";
import { useRestaurantActs } from "./use-restaurant-acts";

interface VisitDialogProps {
  tenantId: string;
  restaurant: string;
  /** The page of the dashboard that it leads to. */
  path: string;
  onClose: () => void;
}

/** Asks why a super-admin enters a restaurant's dashboard, and leads there. */
export function VisitDialog({ tenantId, restaurant, path, onClose }: VisitDialogProps) {
  const t = useTranslations("adminRestaurants.visit");
  const { visit } = useRestaurantActs();
  const enter = async (reason: string) => {
    await visit.mutateAsync({ tenantId, reason }).catch((failure: ApiFailure) => {
      // A visit that was started in another tab leads there as well.
      if (failure.code !== "VISIT_UNDER_WAY") throw failure;
    });
    window.location.assign(dashboardAddress(tenantId, path));
  };
  return (
    <ReasonDialog
      title={t("title", { restaurant })}
      lead={t("lead")}
      reason={{
        label: t("reason"),
        hint: t("reasonHint"),
        missing: t("reasonMissing", { min: MIN_REASON_LENGTH }),
        maxLength: MAX_VISIT_REASON_LENGTH,
      }}
      confirm={t("start")}
      leadsOn
      onReason={enter}
      onClose={onClose}
    />
  );
}

export function dashboardAddress(slug: string, path: string): string {
  return `/t/${slug}${path === "/" ? "" : path}`;
}
