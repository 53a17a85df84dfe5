"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import { apiCall } from "@/components/data/api-call";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { CouponFields } from "./coupon-fields";
import {
  type CouponForm,
  type CouponProblem,
  couponForm,
  emptyCouponForm,
  readCouponForm,
} from "./coupon-form";

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
