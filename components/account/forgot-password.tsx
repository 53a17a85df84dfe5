"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { requestReset } from "./account-calls";
import { AccountDone } from "./account-done";
import { EmailField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

/** Requests a link that sets a new password. The response never reveals whether there is an account. */
export function ForgotPassword({ area }: { area: AccountArea }) {
  const t = useTranslations("account.forgot");
  const problemWords = useProblemWords();
  const form = useServerForm({ email: "" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = form.onSubmit(async (typed) => {
    const email = typed.email.trim();
    const result = await requestReset(area, { email });
    if (result.ok) setSentTo(email);
    else form.refuse(result);
  });
  if (sentTo !== null) {
    return <AccountDone title={t("doneTitle")}>{t("done", { email: sentTo })}</AccountDone>;
  }
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <EmailField control={form.control} name="email" />
        <ProblemBox>{problemWords(form.refusal)}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
