"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TenantTheme } from "@/components/ui/tenant-theme";

interface AccentFieldProps {
  accent: string;
  error: string | undefined;
  onChange: (accent: string) => void;
}

/** Any CSS colour as #rrggbb, as the browser paints it. */
function paintedHex(colour: string): string {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return "#000000";
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const channels = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The storefront's colour, with what it becomes in light and dark. */
export function AccentField({ accent, error, onChange }: AccentFieldProps) {
  const t = useTranslations("dashboard.settings");
  const [hex, setHex] = useState("#000000");
  useEffect(() => setHex(paintedHex(accent)), [accent]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-3">
        <Field label={t("accent")} hint={t("accentHint")} error={error} className="max-w-96 flex-1">
          <Input value={accent} spellCheck={false} onChange={(event) => onChange(event.target.value)} />
        </Field>
        <input
          type="color"
          aria-label={t("accent")}
          value={hex}
          onChange={(event) => onChange(event.target.value)}
          className="mb-auto mt-6.5 h-12 w-14 shrink-0 cursor-pointer rounded-control bg-transparent"
        />
      </div>
      <div
        aria-hidden="true"
        className="grid max-w-110 grid-cols-2 overflow-hidden rounded-control ring-1 ring-line"
      >
        {(["light", "dark"] as const).map((scheme) => (
          <TenantTheme
            key={scheme}
            accent={accent}
            scheme={scheme}
            className="flex flex-col items-start gap-2 p-4"
          >
            <span className={buttonClass("primary", "small")}>{t("accentPreview")}</span>
            <span className="text-sm text-accent-text underline underline-offset-4">{t("accentText")}</span>
          </TenantTheme>
        ))}
      </div>
    </div>
  );
}
