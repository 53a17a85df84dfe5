"use client";

import { useTranslations } from "next-intl";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { AccentField } from "./accent-field";
import { FontField } from "./font-field";
import { PictureField } from "./picture-field";
import type { ThemeForm } from "./theme-form";

interface ThemeFieldsProps {
  /** Of the restaurant. */
  name: string;
  theme: ThemeForm;
  accentProblem: string | null;
  onChange: <Part extends keyof ThemeForm>(part: Part, value: ThemeForm[Part]) => void;
}

/** The storefront's color, letters and pictures. */
export function ThemeFields({ name, theme, accentProblem, onChange }: ThemeFieldsProps) {
  const t = useTranslations("dashboardSettings.theme");
  return (
    <div>
      <SettingsPart title={t("accent")} lead={t("accentLead")}>
        <AccentField
          accent={theme.accent}
          error={accentProblem}
          onChange={(accent) => onChange("accent", accent)}
        />
      </SettingsPart>
      <SettingsPart title={t("font")}>
        <FontField
          name={name}
          value={theme.displayFont}
          onValueChange={(font) => onChange("displayFont", font)}
        />
      </SettingsPart>
      <SettingsPart title={t("logo")} lead={t("logoLead")}>
        <PictureField use="logo" image={theme.logoImage} onChange={(image) => onChange("logoImage", image)} />
      </SettingsPart>
      <SettingsPart title={t("hero")} lead={t("heroLead")}>
        <PictureField use="hero" image={theme.heroImage} onChange={(image) => onChange("heroImage", image)} />
      </SettingsPart>
    </div>
  );
}
