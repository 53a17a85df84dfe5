"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { COUPON_CODE_LENGTH } from "@/lib/service/coupons/coupon";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { type CouponForm, couponForm, oddEdge } from "./coupon-form";

export function CouponFields({ known }: { known: CouponWire | null }) {
  const t = useTranslations("dashboardCoupons");
  const types = useTranslations("dashboard.type");
  const format = useFormatter();
  const place = useDashboardTenant();
  const control = useFormControl<CouponForm>();
  const form = useValues(control);
  /** Shown when the window starts or ends within a day, which the day alone cannot show. */
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
      <BoxField
        name="code"
        label={t("code")}
        hint={t("codeHint")}
        required
        maxLength={COUPON_CODE_LENGTH.to}
        input={{ autoCapitalize: "characters", autoComplete: "off", spellCheck: false }}
      />
      <div className="flex flex-col gap-3">
        <SegmentedControl
          label={t("type")}
          value={form.type}
          onValueChange={(type) => control.set("type", type)}
          options={[
            { value: "percent", label: t("percent") },
            { value: "fixed", label: t("fixed") },
          ]}
        />
        <BoxField
          name="value"
          label={t("valueLabel")}
          hint={t("valueHint")}
          required
          input={{ inputMode: "decimal", after: form.type === "percent" ? "%" : place.currency }}
        />
      </div>
      <BoxField
        name="minSubtotal"
        label={t("minLabel")}
        optional
        input={{ inputMode: "decimal", after: place.currency }}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t("orderTypes")}
        </p>
        <SegmentedControl
          label={t("orderTypes")}
          value={form.orderType}
          onValueChange={(orderType) => control.set("orderType", orderType)}
          options={[
            { value: "any", label: t("anyOrder") },
            { value: "pickup", label: types("pickup") },
            { value: "delivery", label: types("delivery") },
          ]}
        />
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <BoxField
            name="firstDay"
            label={t("firstDay")}
            hint={edgeHint("firstDay")}
            input={{ type: "date" }}
          />
          <BoxField
            name="lastDay"
            label={t("lastDay")}
            hint={edgeHint("lastDay")}
            input={{ type: "date", min: form.firstDay || undefined }}
          />
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("zoneHint", { zone: place.timeZone })}</p>
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-3">
          <BoxField name="usageLimit" label={t("usageLimit")} input={{ inputMode: "numeric" }} />
          <BoxField name="perCustomerLimit" label={t("perCustomer")} input={{ inputMode: "numeric" }} />
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{t("limitHint")}</p>
      </div>
      <Checkbox
        label={t("activeLabel")}
        hint={t("activeHint")}
        checked={form.active}
        onCheckedChange={(active) => control.set("active", active)}
      />
    </div>
  );
}
