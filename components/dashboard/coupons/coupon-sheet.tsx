"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Form } from "@/components/form/form";
import { useIsChanged } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { COUPON_CODE_LENGTH } from "@/lib/service/coupons/coupon";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { CouponFields } from "./coupon-fields";
import { type CouponProblem, couponForm, emptyCouponForm, readCouponForm } from "./coupon-form";
import { useSaveCoupon } from "./use-coupons";

interface CouponSheetProps {
  /** Null makes a new one. */
  coupon: CouponWire | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Where the server's names are not the form's. */
const FORM_FIELDS: Partial<Record<string, string>> = { startsAt: "firstDay", endsAt: "lastDay" };
const EXAMPLE_AMOUNT = 12.5;
/** The words of the server's fields in the form. */
const FIELD_WORDS = {
  code: "code",
  type: "type",
  value: "valueLabel",
  minSubtotal: "minLabel",
  usageLimit: "usageLimit",
  perCustomerLimit: "perCustomer",
  startsAt: "firstDay",
  endsAt: "lastDay",
  orderTypes: "orderTypes",
  active: "activeLabel",
} as const;

const hasWord = (field: string): field is keyof typeof FIELD_WORDS => field in FIELD_WORDS;

/** What the form would send of a coupon that nobody touches. */
function begunOf(coupon: CouponWire, place: Parameters<typeof couponForm>[1]) {
  const untouched = readCouponForm(couponForm(coupon, place), place, coupon);
  return untouched.ok ? untouched.body : {};
}

export function CouponSheet({ coupon, onSaved, onClose }: CouponSheetProps) {
  const t = useTranslations("dashboardCoupons");
  const place = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useSaveCoupon();
  const [leaving, setLeaving] = useState(false);

  const words = (problem: CouponProblem) => {
    if (problem === "amountInvalid")
      return t(problem, { example: amountText(EXAMPLE_AMOUNT, place.currency) });
    if (problem === "codeInvalid")
      return t(problem, { min: COUPON_CODE_LENGTH.from, max: COUPON_CODE_LENGTH.to });
    return problem === "usesBelowUsed" ? t(problem, { used: coupon?.used ?? 0 }) : t(problem);
  };
  const form = useReadForm({
    values: coupon ? couponForm(coupon, place) : emptyCouponForm(),
    read: (typed) => readCouponForm(typed, place, coupon),
    words,
  });
  const isChanged = useIsChanged(form.control);

  const refuse = (failure: ApiFailure) => {
    if (failure.code === "COUPON_CODE_TAKEN") return form.control.mark("code", t("codeTaken"));
    form.refuse(failure, (name) => FORM_FIELDS[name] ?? name);
    failureToast(t("notSaved"), failure);
  };
  const { dialog: conflict, choose } = useConflict((field) =>
    hasWord(field) ? t(FIELD_WORDS[field]) : null,
  );
  const save = form.onSubmit((body) =>
    mutateAsync(
      coupon ? { read: coupon, body, begun: begunOf(coupon, place), choose } : { read: null, body },
    ).then((saved) => {
      if (!saved) return;
      toast({ title: t("saved", { code: saved.code }) });
      onSaved();
    }, refuse),
  );
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && close()}
        title={coupon?.code ?? t("new")}
        description={coupon ? t("usedShort", { used: coupon.used }) : undefined}
        footer={
          <Button size="large" className="w-full" pending={form.pending} onClick={save}>
            {coupon ? t("save") : t("create")}
          </Button>
        }
      >
        <Form of={form} onSubmit={save}>
          <CouponFields known={coupon} />
        </Form>
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
      {conflict}
    </>
  );
}
