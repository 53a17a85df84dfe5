"use client";

import { useTranslations } from "next-intl";
import { useToast } from "@/components/ui/toast";
import { MAX_SUSPENSION_REASON_LENGTH, MIN_REASON_LENGTH } from "@/lib/people/support/support-reason";
import { ReasonDialog } from "./reason-dialog";
import { useRestaurantActs } from "./use-restaurant-acts";

interface SuspendDialogProps {
  tenantId: string;
  restaurant: string;
  onClose: () => void;
}

export function SuspendDialog({ tenantId, restaurant, onClose }: SuspendDialogProps) {
  const t = useTranslations("adminRestaurants.suspend");
  const toast = useToast();
  const { update } = useRestaurantActs();
  const suspend = async (reason: string) => {
    await update.mutateAsync({ tenantId, status: "suspended", reason });
    toast({ title: t("done", { restaurant }) });
    onClose();
  };
  return (
    <ReasonDialog
      title={t("title", { restaurant })}
      lead={t("lead")}
      reason={{
        label: t("reason"),
        hint: t("reasonHint"),
        missing: t("reasonMissing", { min: MIN_REASON_LENGTH }),
        maxLength: MAX_SUSPENSION_REASON_LENGTH,
        multiline: true,
      }}
      confirm={t("confirm")}
      danger
      onReason={suspend}
      onClose={onClose}
    />
  );
}
