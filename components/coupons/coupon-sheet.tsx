"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CouponWire } from "@/lib/coupons/coupon-contract";
import { amountText } from "@/lib/dashboard/amount-text";
import {
  type CouponForm,
  type CouponProblem,
  couponForm,
  emptyCouponForm,
  readCouponForm,
} from "@/lib/dashboard/coupon-form";
import { apiCall } from "../dashboard/api-call";
import { useDashboardTenant, useTenantApi } from "../dashboard/dashboard-tenant";
import { useFailureToast } from "../dashboard/use-failure-toast";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { Sheet } from "../ui/sheet";
import { useToast } from "../ui/toast";
import { CouponFields } from "./coupon-fields";

interface CouponSheetProps {
  /** Null makes a new one. */
  coupon: CouponWire | null;
  onSaved: (coupon: CouponWire) => void;
  onClose: () => void;
}

const EXAMPLE_AMOUNT = 12.5;

/** Everything about one coupon. What is wrong is said at its field, also when the server says it. */
export function CouponSheet({ coupon, onSaved, onClose }: CouponSheetProps) {
  const t = useTranslations("dashboardCoupons");
  const place = useDashboardTenant();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [initial] = useState(() => (coupon ? couponForm(coupon, place) : emptyCouponForm()));
  const [form, setForm] = useState<CouponForm>(initial);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [pending, setPending] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const words = (problem: CouponProblem) => {
    if (problem === "amountInvalid")
      return t(problem, { example: amountText(EXAMPLE_AMOUNT, place.currency) });
    return problem === "usesBelowUsed" ? t(problem, { used: coupon?.used ?? 0 }) : t(problem);
  };
  const save = async () => {
    const read = readCouponForm(form, place, coupon);
    if (!read.ok) {
      setErrors(
        Object.fromEntries(Object.entries(read.problems).map(([field, problem]) => [field, words(problem)])),
      );
      return;
    }
    setErrors({});
    setPending(true);
    const result = coupon
      ? await apiCall<CouponWire>("PATCH", tenantApi(`/coupons/${coupon.id}`), read.body)
      : await apiCall<CouponWire>("POST", tenantApi("/coupons"), read.body);
    setPending(false);
    if (result.ok) {
      toast({ title: t("saved", { code: result.data.code }) });
      onSaved(result.data);
      return;
    }
    if (result.code === "COUPON_CODE_TAKEN") return setErrors({ code: t("codeTaken") });
    const formField: Record<string, string> = { startsAt: "firstDay", endsAt: "lastDay" };
    setErrors(
      Object.fromEntries(
        result.issues.map(({ path, message }) => {
          const field = path.replace(/^body\.?/, "");
          return [formField[field] ?? field, message];
        }),
      ),
    );
    failureToast(t("notSaved"), result);
  };
  const close = () => {
    if (JSON.stringify(form) === JSON.stringify(initial)) onClose();
    else setLeaving(true);
  };
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && close()}
        title={coupon?.code ?? t("new")}
        description={coupon ? t("usedShort", { used: coupon.used }) : undefined}
        footer={
          <Button size="large" className="w-full" pending={pending} onClick={save}>
            {coupon ? t("save") : t("create")}
          </Button>
        }
      >
        <CouponFields
          form={form}
          onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
          errorAt={(field) => errors[field]}
          known={coupon}
        />
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
