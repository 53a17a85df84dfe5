"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type ThemeForm, themeForm } from "@/components/dashboard/settings/theme/theme-form";
import { ThemePreview } from "@/components/dashboard/settings/theme/theme-preview";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import type { Theme } from "@/lib/restaurant/tenancy/theme";

interface ThemePreviewsProps {
  published: Theme;
  draft: ThemeForm;
  about: Pick<Settings, "name" | "tagline" | "locales">;
}

export function ThemePreviews({ published, draft, about }: ThemePreviewsProps) {
  const t = useTranslations("portals.designer");
  const [shown, setShown] = useState<"draft" | "published">("draft");
  return (
    <>
      <SegmentedControl
        label={t("compare")}
        value={shown}
        onValueChange={setShown}
        className="mb-4 w-full lg:hidden"
        options={[
          { value: "published", label: t("before") },
          { value: "draft", label: t("after") },
        ]}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className={shown === "published" ? "" : "max-lg:hidden"}>
          <ThemePreview title={t("before")} theme={themeForm(published)} settings={about} />
        </div>
        <div className={shown === "draft" ? "" : "max-lg:hidden"}>
          <ThemePreview title={t("after")} theme={draft} settings={about} />
        </div>
      </div>
    </>
  );
}
