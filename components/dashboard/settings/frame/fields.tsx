"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { type FieldErrors, useController, useFormContext } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";

interface BoxFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  required?: boolean;
  maxLength?: number;
  multiline?: boolean;
  className?: string;
  input?: Pick<ComponentProps<typeof Input>, "type" | "inputMode" | "autoComplete" | "spellCheck" | "after">;
}

/** What is wrong with a field, however deep it lies in what the server refused. */
export function problemText(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = errors[name];
  return firstMessage(error);
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  for (const [key, nested] of Object.entries(error)) {
    const message = key === "ref" ? undefined : firstMessage(nested);
    if (message) return message;
  }
}

/** A text or number of the form around it. */
export function BoxField({
  name,
  label,
  hint,
  optional,
  required,
  maxLength,
  multiline,
  className,
  input,
}: BoxFieldProps) {
  const { register, formState } = useFormContext();
  const box = { ...register(name), maxLength };
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      required={required}
      error={problemText(formState.errors, name)}
      className={className}
    >
      {multiline ? <Textarea rows={4} {...box} /> : <Input {...input} {...box} />}
    </Field>
  );
}

/** A number with its unit. */
export function NumberField({
  unit,
  ...field
}: Pick<BoxFieldProps, "name" | "label" | "hint" | "className"> & { unit: string }) {
  return <BoxField {...field} input={{ inputMode: "decimal", after: unit }} />;
}

/** A switch of the form around it; it takes effect with the rest of the form. */
export function SwitchField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { manages } = useDashboardTenant();
  const { field } = useController({ name });
  return (
    <Switch
      label={label}
      hint={hint}
      checked={Boolean(field.value)}
      disabled={!manages}
      onCheckedChange={field.onChange}
    />
  );
}

/** The words of a language in the reader's own. */
export function useLanguageName(): (locale: string) => string {
  const t = useTranslations("dashboardSettings");
  const names = new Intl.DisplayNames([t("displayLocale")], { type: "language" });
  return (locale) => names.of(locale) ?? locale;
}
