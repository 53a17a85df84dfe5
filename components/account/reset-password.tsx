"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { resetPassword } from "./account-calls";
import { AccountDone } from "./account-done";
import { PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

export function ResetPassword({ area, token }: { area: AccountArea; token: string | null }) {
  const t = useTranslations("account");
  const problemWords = useProblemWords();
  const form = useServerForm({ password: "" });
  const [done, setDone] = useState(false);
  const forgot = (
    <Link href={`${area.base}/forgot-password`} className={buttonClass("secondary")}>
      {t("reset.again")}
    </Link>
  );
  if (token === null) {
    return (
      <AccountFrame title={t("link.missingTitle")} lead={t("link.missing")}>
        {forgot}
      </AccountFrame>
    );
  }
  if (done) {
    const link = { href: area.signIn, label: t("signIn.submit") };
    return (
      <AccountDone title={t("reset.doneTitle")} link={link}>
        {t("reset.done")}
      </AccountDone>
    );
  }
  const submit = form.onSubmit(async ({ password }) => {
    const result = await resetPassword(area, { token, password });
    if (result.ok) setDone(true);
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("reset.title")} lead={t("reset.lead")}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField isNew control={form.control} name="password" />
        <ProblemBox>{problemWords(form.refusal)}</ProblemBox>
        {form.refusal === "INVALID_TOKEN" && forgot}
        <Button type="submit" size="large" pending={form.pending}>
          {t("reset.submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
