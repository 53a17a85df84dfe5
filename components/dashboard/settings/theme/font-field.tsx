"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { displayFontClass } from "@/components/ui/display-font";
import { RadioGroup } from "@/components/ui/radio-group";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/settings-contract";

/** The letters of the restaurant's name and of headings. */
export function FontField({ name }: { name: string }) {
  const t = useTranslations("dashboardSettings.theme");
  const { manages } = useDashboardTenant();
  const { field } = useController({ name: "displayFont" });
  return (
    <RadioGroup
      label={t("font")}
      value={field.value}
      onValueChange={field.onChange}
      options={DISPLAY_FONTS.map((font) => ({
        value: font,
        disabled: !manages,
        label: <span className={`text-xl font-display ${displayFontClass(font)}`}>{name}</span>,
        hint: t(`fonts.${font}`),
      }))}
    />
  );
}
