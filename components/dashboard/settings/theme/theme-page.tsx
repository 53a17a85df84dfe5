"use client";

import { SettingsFormPage } from "@/components/dashboard/settings/frame/settings-form-page";
import { useFormControl } from "@/components/form/form-context";
import { useProblemAt, useValues } from "@/components/form/use-field";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { ThemeFields } from "./theme-fields";
import { readThemeForm, type ThemeForm, themeForm } from "./theme-form";
import { ThemePreview } from "./theme-preview";

/** The storefront's color, picture and letters, with a preview of both schemes. */
export function ThemePage() {
  return (
    <SettingsFormPage place="theme" formOf={themeForm} read={readThemeForm} wide>
      {(settings) => <Editor settings={settings} />}
    </SettingsFormPage>
  );
}

function Editor({ settings }: { settings: Settings }) {
  const control = useFormControl<ThemeForm>();
  const theme = useValues(control);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <ThemeFields
        name={settings.name}
        theme={theme}
        accentProblem={useProblemAt(control, "accent")}
        onChange={(part, value) => control.set(part, value)}
      />
      <div className="max-xl:order-first xl:sticky xl:top-5 xl:self-start">
        <ThemePreview theme={theme} settings={settings} />
      </div>
    </div>
  );
}
