"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";

export type FactorKind = "code" | "recoveryCode";

/** What was typed, ready to be sent, or null when it cannot be a code. */
export function proofOf(kind: FactorKind, text: string): FactorProof | null {
  if (kind === "recoveryCode") return text.trim() === "" ? null : { recoveryCode: text.trim() };
  const code = codeOf(text);
  return code === null ? null : { code };
}

/** The six digits of the app, however they were spaced, or null. */
export function codeOf(text: string): string | null {
  const code = text.replace(/\s/g, "");
  return /^\d{6}$/.test(code) ? code : null;
}

interface CodeInputProps {
  kind: FactorKind;
  value: string;
  onChange: (value: string) => void;
  missing: boolean;
  problem?: string | null;
  focus?: boolean;
}

export function CodeInput({ kind, value, onChange, missing, problem, focus = false }: CodeInputProps) {
  const t = useTranslations("auth.factor");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  const isCode = kind === "code";
  return (
    <Field
      label={t(kind)}
      required
      hint={t(`${kind}Hint`)}
      error={missing ? t(`${kind}Missing`) : (problem ?? undefined)}
    >
      <Input
        ref={input}
        key={kind}
        name={kind}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={isCode ? "one-time-code" : "off"}
        inputMode={isCode ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isCode ? 10 : 60}
        className="font-mono tracking-widest"
      />
    </Field>
  );
}

type FactorFieldProps = Omit<CodeInputProps, "kind"> & {
  kind: FactorKind;
  onKind: (kind: FactorKind) => void;
};

export function FactorField({ kind, onKind, ...field }: FactorFieldProps) {
  const t = useTranslations("auth.factor");
  const [switched, setSwitched] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <CodeInput key={kind} kind={kind} {...field} focus={field.focus || switched} />
      </div>
      <Button
        variant="quiet"
        className="-mx-3"
        onClick={() => {
          setSwitched(true);
          field.onChange("");
          onKind(kind === "code" ? "recoveryCode" : "code");
        }}
      >
        {t(kind === "code" ? "useRecoveryCode" : "useCode")}
      </Button>
    </div>
  );
}
