"use client";

import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { SettingsFormPage } from "@/components/dashboard/settings/frame/settings-form-page";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { AccentField } from "./accent-field";
import { FontField } from "./font-field";
import { PictureField } from "./picture-field";
import { readThemeForm, type ThemeForm, themeForm } from "./theme-form";
import { ThemePreview } from "./theme-preview";

/** The storefront's color, picture and letters, with a preview of both schemes. */
export function ThemePage() {
  const t = useTranslations("dashboardSettings.theme");
  return (
    <SettingsFormPage place="theme" formOf={themeForm} read={readThemeForm} wide>
      {(settings) => (
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <div>
            <SettingsPart title={t("accent")} lead={t("accentLead")}>
              <Accent />
            </SettingsPart>
            <SettingsPart title={t("font")}>
              <FontField name={settings.name} />
            </SettingsPart>
            <SettingsPart title={t("logo")} lead={t("logoLead")}>
              <PictureField use="logo" />
            </SettingsPart>
            <SettingsPart title={t("hero")} lead={t("heroLead")}>
              <PictureField use="hero" />
            </SettingsPart>
          </div>
          <div className="max-xl:order-first xl:sticky xl:top-5 xl:self-start">
            <Preview settings={settings} />
          </div>
        </div>
      )}
    </SettingsFormPage>
  );
}

function Accent() {
  const { field, fieldState } = useController<ThemeForm, "accent">({ name: "accent" });
  return <AccentField accent={field.value} error={fieldState.error?.message} onChange={field.onChange} />;
}

function Preview({ settings }: { settings: Settings }) {
  const { control } = useFormContext<ThemeForm>();
  const theme = useWatch({ control }) as ThemeForm;
  return <ThemePreview theme={theme} settings={settings} />;
}
