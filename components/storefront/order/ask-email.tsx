"use client";

import { useTranslations } from "next-intl";
import { EMAIL_INPUT, EMAIL_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";

interface AskEmailProps {
  /** The last address opened nothing. */
  wrong: boolean;
  onEmail: (email: string) => void;
}

/** Asks whose order it is before showing anything of it. */
export function AskEmail({ wrong, onEmail }: AskEmailProps) {
  const t = useTranslations("tracking.ask");
  const form = useServerForm({ email: "" });
  const submit = form.onSubmit(async ({ email }) => onEmail(email.trim()));
  return (
    <Form of={form} onSubmit={submit} className="max-w-112 space-y-6 py-6">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("body")}</p>
      </div>
      <TextField
        control={form.control}
        name="email"
        rule={EMAIL_RULE}
        label={t("email")}
        problemText={() => t("wrong")}
        error={wrong && t("wrong")}
        input={EMAIL_INPUT}
      />
      <Button type="submit" size="large">
        {t("show")}
      </Button>
    </Form>
  );
}
