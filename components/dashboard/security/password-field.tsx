"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_PASSWORD_LENGTH } from "@/lib/people/second-factor/password-length";

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  missing: boolean;
  problem?: string | null;
}

export function PasswordField({ value, onChange, missing, problem }: PasswordFieldProps) {
  const t = useTranslations("auth.security");
  return (
    <Field label={t("password")} required error={missing ? t("passwordMissing") : (problem ?? undefined)}>
      <Input
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
