"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { issuesOf, readingResolver } from "@/components/data/form-reading";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { COUPON_CODE_LENGTH } from "@/lib/service/coupons/coupon";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { CouponFields } from "./coupon-fields";
import {
  type CouponForm,
  type CouponProblem,
  couponForm,
  emptyCouponForm,
  readCouponForm,
} from "./coupon-form";
import { useSaveCoupon } from "./use-coupons";

interface CouponSheetProps {
  /** Null makes a new one. */
  coupon: CouponWire | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Where the server's names are not the form's. */
const FORM_FIELDS: Partial<Record<string, "firstDay" | "lastDay">> = {
  startsAt: "firstDay",
  endsAt: "lastDay",
};
const EXAMPLE_AMOUNT = 12.5;

/** The form of one coupon. Errors are shown at their fields, including the server's. */
export function CouponSheet({ coupon, onSaved, onClose }: CouponSheetProps) {
  const t = useTranslations("dashboardCoupons");
  const place = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useSaveCoupon();
  const [leaving, setLeaving] = useState(false);

  const words = (problem: CouponProblem) => {
    if (problem === "amountInvalid")
      return t(problem, { example: amountText(EXAMPLE_AMOUNT, place.currency) });
    if (problem === "codeInvalid")
      return t(problem, { min: COUPON_CODE_LENGTH.from, max: COUPON_CODE_LENGTH.to });
    return problem === "usesBelowUsed" ? t(problem, { used: coupon?.used ?? 0 }) : t(problem);
  };
  const form = useForm({
    defaultValues: coupon ? couponForm(coupon, place) : emptyCouponForm(),
    resolver: readingResolver((typed) => readCouponForm(typed, place, coupon), words),
  });
  const { isDirty } = form.formState;

  const refuse = (failure: ApiFailure) => {
    if (failure.code === "COUPON_CODE_TAKEN") return form.setError("code", { message: t("codeTaken") });
    for (const [field, message] of issuesOf(failure)) {
      form.setError(FORM_FIELDS[field] ?? (field as keyof CouponForm), { message });
    }
    failureToast(t("notSaved"), failure);
  };
  const save = form.handleSubmit(async (body) => {
    await mutateAsync(coupon ? { id: coupon.id, body } : { id: null, body }).then(({ code }) => {
      toast({ title: t("saved", { code }) });
      onSaved();
    }, refuse);
  });
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && close()}
        title={coupon?.code ?? t("new")}
        description={coupon ? t("usedShort", { used: coupon.used }) : undefined}
        footer={
          <Button size="large" className="w-full" pending={isPending} onClick={save}>
            {coupon ? t("save") : t("create")}
          </Button>
        }
      >
        <FormProvider {...form}>
          <CouponFields known={coupon} />
        </FormProvider>
      </Sheet>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t("discardTitle")}
        description={t("discardBody")}
        confirmLabel={t("discard")}
        danger
        onConfirm={onClose}
      />
    </>
  );
}
