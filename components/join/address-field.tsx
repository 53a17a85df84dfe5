"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import { SLUG_LENGTH, slugProblem } from "@/lib/restaurant/tenancy/slug";
import type { JoinForm } from "./join-form";
import { useAddressCheck } from "./use-address-check";

interface AddressFieldProps {
  control: FormStore<JoinForm>;
  slug: string;
  /** Host and path before the restaurant's own part. */
  base: string;
  onTake: (slug: string) => void;
}

/** Where guests will find the restaurant; says while it is typed whether the address is free. */
export function AddressField({ control, slug, base, onTake }: AddressFieldProps) {
  const t = useTranslations("join.address");
  const check = useAddressCheck(slug);
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        control={control}
        name="slug"
        rule={{
          required: true,
          maxLength: SLUG_LENGTH.to,
          isValid: (text) => slugProblem(text.trim().toLowerCase()) === null,
        }}
        label={t("label")}
        error={check.state === "taken" ? t("taken") : undefined}
        problemText={() => t("malformed", { min: SLUG_LENGTH.from, max: SLUG_LENGTH.to })}
        input={{ autoCapitalize: "none", spellCheck: false, autoComplete: "off" }}
      />
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-ink-soft" aria-live="polite">
        <span className="[overflow-wrap:anywhere]">
          {base}
          <strong className="font-semibold text-ink">{slug.trim().toLowerCase() || "…"}</strong>
        </span>
        {check.state === "free" && (
          <span className="flex items-center gap-1 text-positive">
            <CircleCheck className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("free")}
          </span>
        )}
        {check.state === "taken" && check.suggestion !== null && (
          <button
            type="button"
            onClick={() => check.suggestion !== null && onTake(check.suggestion)}
            className="relative min-h-6 font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-y-2.5 after:inset-x-0"
          >
            {t("take", { slug: check.suggestion })}
          </button>
        )}
      </p>
    </div>
  );
}
