"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { type CouponForm, couponForm, oddEdge } from "./coupon-form";

interface CouponFieldsProps {
  form: CouponForm;
  onChange: (changes: Partial<CouponForm>) => void;
  errorAt: (field: keyof CouponForm) => string | undefined;
  /** The coupon as it is; null for a new one. */
  known: CouponWire | null;
}

type TextField = Exclude<keyof CouponForm, "type" | "orderType" | "active">;

export function CouponFields({ form, onChange, errorAt, known }: CouponFieldsProps) {
  const t = useTranslations("dashboardCoupons");
  const types = useTranslations("dashboard.type");
  const format = useFormatter();
  const place = useDashboardTenant();
  const text = (field: TextField) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  /** What a day does not tell: that the window begins or ends within it. */
  const edgeHint = (field: "firstDay" | "lastDay") => {
    if (!known || couponForm(known, place)[field] !== form[field]) return undefined;
    const odd =
      field === "firstDay"
        ? oddEdge("start", known.startsAt, place.timeZone)
        : oddEdge("end", known.endsAt, place.timeZone);
    return odd ? t("edgeHint", { time: format.dateTime(odd, "moment") }) : undefined;
  };
  return (
    <div className="flex flex-col gap-5 pt-1">
      <Field label={t("code")} hint={t("codeHint")} error={errorAt("code")} required>
        <Input
          {...text("code")}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <SegmentedControl
          label={t("type")}
          value={form.type}
          onValueChange={(type) => onChange({ type })}
          options={[
            { value: "percent", label: t("percent") },
            { value: "fixed", label: t("fixed") },
          ]}
        />
        <Field label={t("valueLabel")} hint={t("valueHint")} error={errorAt("value")} required>
          <Input
            {...text("value")}
            inputMode="decimal"
            after={form.type === "percent" ? "%" : place.currency}
          />
        </Field>
      </div>
      <Field label={t("minLabel")} error={errorAt("minSubtotal")} optional>
        <Input {...text("minSubtotal")} inputMode="decimal" after={place.currency} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t("orderTypes")}
        </p>
        <SegmentedControl
          label={t("orderTypes")}
          value={form.orderType}
          onValueChange={(orderType) => onChange({ orderType })}
          options={[
            { value: "any", label: t("anyOrder") },
            { value: "pickup", label: types("pickup") },
            { value: "delivery", label: types("delivery") },
          ]}
        />
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t("firstDay")} hint={edgeHint("firstDay")} error={errorAt("firstDay")}>
            <Input {...text("firstDay")} type="date" />
          </Field>
          <Field label={t("lastDay")} hint={edgeHint("lastDay")} error={errorAt("lastDay")}>
            <Input {...text("lastDay")} type="date" min={form.firstDay || undefined} />
          </Field>
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("zoneHint", { zone: place.timeZone })}</p>
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t("usageLimit")} error={errorAt("usageLimit")}>
            <Input {...text("usageLimit")} inputMode="numeric" />
          </Field>
          <Field label={t("perCustomer")} error={errorAt("perCustomerLimit")}>
            <Input {...text("perCustomerLimit")} inputMode="numeric" />
          </Field>
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("limitHint")}</p>
      </div>
      <Checkbox
        label={t("activeLabel")}
        hint={t("activeHint")}
        checked={form.active}
        onCheckedChange={(active) => onChange({ active })}
      />
    </div>
  );
}
