"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { type CouponForm, couponForm, oddEdge } from "./coupon-form";

/** The fields of a coupon, inside its form; `known` is the coupon as it is, null for a new one. */
export function CouponFields({ known }: { known: CouponWire | null }) {
  const t = useTranslations("dashboardCoupons");
  const types = useTranslations("dashboard.type");
  const format = useFormatter();
  const place = useDashboardTenant();
  const { register, control, formState } = useFormContext<CouponForm>();
  const [type, firstDay, lastDay] = useWatch({ control, name: ["type", "firstDay", "lastDay"] });
  const days = { firstDay, lastDay };
  const errorAt = (field: keyof CouponForm) => formState.errors[field]?.message;
  /** Shown when the window starts or ends within a day, which the day alone cannot show. */
  const edgeHint = (field: "firstDay" | "lastDay") => {
    if (!known || couponForm(known, place)[field] !== days[field]) return undefined;
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
          {...register("code")}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <SegmentedControl
              label={t("type")}
              value={field.value}
              onValueChange={field.onChange}
              options={[
                { value: "percent", label: t("percent") },
                { value: "fixed", label: t("fixed") },
              ]}
            />
          )}
        />
        <Field label={t("valueLabel")} hint={t("valueHint")} error={errorAt("value")} required>
          <Input
            {...register("value")}
            inputMode="decimal"
            after={type === "percent" ? "%" : place.currency}
          />
        </Field>
      </div>
      <Field label={t("minLabel")} error={errorAt("minSubtotal")} optional>
        <Input {...register("minSubtotal")} inputMode="decimal" after={place.currency} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t("orderTypes")}
        </p>
        <Controller
          control={control}
          name="orderType"
          render={({ field }) => (
            <SegmentedControl
              label={t("orderTypes")}
              value={field.value}
              onValueChange={field.onChange}
              options={[
                { value: "any", label: t("anyOrder") },
                { value: "pickup", label: types("pickup") },
                { value: "delivery", label: types("delivery") },
              ]}
            />
          )}
        />
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t("firstDay")} hint={edgeHint("firstDay")} error={errorAt("firstDay")}>
            <Input {...register("firstDay")} type="date" />
          </Field>
          <Field label={t("lastDay")} hint={edgeHint("lastDay")} error={errorAt("lastDay")}>
            <Input {...register("lastDay")} type="date" min={firstDay || undefined} />
          </Field>
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("zoneHint", { zone: place.timeZone })}</p>
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={t("usageLimit")} error={errorAt("usageLimit")}>
            <Input {...register("usageLimit")} inputMode="numeric" />
          </Field>
          <Field label={t("perCustomer")} error={errorAt("perCustomerLimit")}>
            <Input {...register("perCustomerLimit")} inputMode="numeric" />
          </Field>
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("limitHint")}</p>
      </div>
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <Checkbox
            label={t("activeLabel")}
            hint={t("activeHint")}
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </div>
  );
}
