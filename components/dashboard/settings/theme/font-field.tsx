"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { displayFontClass } from "@/components/ui/display-font";
import { RadioGroup } from "@/components/ui/radio-group";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/display-font";

interface FontFieldProps {
  name: string;
  value: string;
  onValueChange: (font: string) => void;
}

export function FontField({ name, ...group }: FontFieldProps) {
  const t = useTranslations("dashboardSettings.theme");
  const { manages } = useDashboardTenant();
  return (
    <RadioGroup
      label={t("font")}
      {...group}
      options={DISPLAY_FONTS.map((font) => ({
        value: font,
        disabled: !manages,
        label: <span className={`text-xl font-display ${displayFontClass(font)}`}>{name}</span>,
        hint: t(`fonts.${font}`),
      }))}
    />
  );
}
