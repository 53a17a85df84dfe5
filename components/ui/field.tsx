"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useId } from "react";
import { FieldError } from "./field-error";

interface FieldControl {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const Control = createContext<FieldControl | null>(null);

/** What a control inside a `Field` needs to be tied to its label, hint and error; empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(Control) ?? {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  required?: boolean;
  /** Shows "optional" beside the label; for the rare field that may stay empty. */
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label above a control, a hint below it and, when something is wrong, what to do about it. */
export function Field({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  className = "",
  children,
}: FieldProps) {
  const t = useTranslations("common.field");
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3 text-sm font-semibold"}
      >
        {label}
        {optional && <span className="text-xs font-normal text-ink-soft">{t("optional")}</span>}
      </label>
      <Control
        value={{
          id,
          "aria-labelledby": `${id}-label`,
          "aria-describedby": describedBy || undefined,
          "aria-invalid": error ? true : undefined,
          "aria-required": required ? true : undefined,
        }}
      >
        {children}
      </Control>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
