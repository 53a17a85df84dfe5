"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The shortest password that an account takes (Specification, Limits). */
export const SHORTEST_PASSWORD = 8;

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  wrong: boolean;
}

export function EmailField({ value, onChange, wrong }: FieldProps) {
  const t = useTranslations("account");
  return (
    <Field label={t("email")} required error={wrong && t("emailMissing")}>
      <Input
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

export function NameField({ value, onChange, wrong }: FieldProps) {
  const t = useTranslations("account");
  return (
    <Field label={t("name")} required error={wrong && t("nameMissing")}>
      <Input
        name="name"
        autoComplete="name"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A password: the account's own, or one that is chosen now. */
export function PasswordField({ value, onChange, wrong, isNew = false }: FieldProps & { isNew?: boolean }) {
  const t = useTranslations("account");
  return (
    <Field
      label={t("password")}
      required
      hint={isNew ? t("passwordHint") : undefined}
      error={wrong && t(isNew ? "passwordShort" : "passwordMissing")}
    >
      <Input
        name="password"
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        maxLength={1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
