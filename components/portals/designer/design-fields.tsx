"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useController, useFormContext } from "react-hook-form";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { AccentField } from "@/components/dashboard/settings/theme/accent-field";
import { FontField } from "@/components/dashboard/settings/theme/font-field";
import { PictureField } from "@/components/dashboard/settings/theme/picture-field";
import type { ThemeForm } from "@/components/dashboard/settings/theme/theme-form";
import type { BodyOf } from "@/components/data/api";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/settings-contract";

const HEX = /^#(?:[0-9a-f]{3}){1,2}$/i;

/** A change as the draft takes it; null while a color is half typed. */
function changeOf(field: string | undefined, form: ThemeForm): BodyOf<"draftTheme"> | null {
  switch (field) {
    case "accent":
      return HEX.test(form.accent.trim()) ? { accent: form.accent.trim() } : null;
    case "displayFont": {
      const displayFont = DISPLAY_FONTS.find((font) => font === form.displayFont);
      return displayFont ? { displayFont } : null;
    }
    case "heroImage":
      return { heroImage: form.heroImage };
    case "logoImage":
      return { logoImage: form.logoImage };
    default:
      return null;
  }
}

interface DesignFieldsProps {
  name: string;
  onChange: (changes: BodyOf<"draftTheme">) => void;
}

/** Color, letters and pictures of a look. */
export function DesignFields({ name, onChange }: DesignFieldsProps) {
  const t = useTranslations("dashboardSettings");
  const { watch } = useFormContext<ThemeForm>();
  const { field } = useController<ThemeForm, "accent">({ name: "accent" });
  const report = useEffectEvent((changed: string | undefined, form: ThemeForm) => {
    const changes = changeOf(changed, form);
    if (changes) onChange(changes);
  });
  useEffect(() => {
    const subscription = watch((form, { name: changed }) => report(changed, form as ThemeForm));
    return () => subscription.unsubscribe();
  }, [watch]);
  const isWrong = !HEX.test(field.value.trim());
  return (
    <div>
      <SettingsPart title={t("theme.accent")} lead={t("theme.accentLead")}>
        <AccentField
          accent={field.value}
          error={isWrong ? t("problem.colorInvalid") : undefined}
          onChange={field.onChange}
        />
      </SettingsPart>
      <SettingsPart title={t("theme.font")}>
        <FontField name={name} />
      </SettingsPart>
      <SettingsPart title={t("theme.logo")} lead={t("theme.logoLead")}>
        <PictureField use="logo" />
      </SettingsPart>
      <SettingsPart title={t("theme.hero")} lead={t("theme.heroLead")}>
        <PictureField use="hero" />
      </SettingsPart>
    </div>
  );
}
