"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface AskEmailProps {
  /** The last address opened nothing. */
  wrong: boolean;
  onEmail: (email: string) => void;
}

/** Asks whose order it is before showing anything of it. */
export function AskEmail({ wrong, onEmail }: AskEmailProps) {
  const t = useTranslations("tracking.ask");
  const [email, setEmail] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (email.trim() !== "") onEmail(email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-112 space-y-6 py-6">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("body")}</p>
      </div>
      <Field label={t("email")} required error={wrong && t("wrong")}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" size="large">
        {t("show")}
      </Button>
    </form>
  );
}
