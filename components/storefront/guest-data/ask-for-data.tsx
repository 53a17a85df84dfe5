"use client";

import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { EMAIL_INPUT, EMAIL_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { useDataProblem } from "./use-data-problem";

/** Asks for the address that a guest's orders and bookings have: the link goes there, so nobody else reads them. */
export function AskForData({ linkFailed }: { linkFailed: boolean }) {
  const t = useTranslations("guestData");
  const problemWords = useDataProblem();
  const { shop } = useStorefront();
  const form = useServerForm({ email: "" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = form.onSubmit(async (typed) => {
    const email = typed.email.trim();
    const params = { path: { tenantId: shop.slug } };
    const result = await resultOf(
      api.POST("/api/public/{tenantId}/guest-data/link", { params, body: { email } }),
    );
    if (result.ok) setSentTo(email);
    else form.refuse(result);
  });
  if (sentTo !== null) {
    return (
      <div role="status" className="max-w-112 py-6">
        <MailCheck className="mb-4 size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
        <h1 className="font-display text-4xl">{t("sentTitle")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("sent", { email: sentTo, restaurant: shop.name })}</p>
      </div>
    );
  }
  return (
    <Form of={form} onSubmit={submit} className="max-w-112 space-y-6 py-6">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("lead", { restaurant: shop.name })}</p>
      </div>
      {linkFailed && <ProblemBox>{t("problem.expired")}</ProblemBox>}
      <TextField
        control={form.control}
        name="email"
        rule={EMAIL_RULE}
        label={t("emailUsed")}
        hint={t("emailHint")}
        problemText={() => t("emailMissing")}
        input={EMAIL_INPUT}
      />
      <ProblemBox>{problemWords(form.refusal)}</ProblemBox>
      <Button type="submit" size="large" pending={form.pending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
