"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { AccountDone } from "./account-done";
import { EmailField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

/** Asks for a link that sets a new password. The answer never tells whether there is an account. */
export function ForgotPassword({ area }: { area: AccountArea }) {
  const t = useTranslations("account.forgot");
  const { send, pending, problem } = useFormCall(`${area.api}/auth/forgot-password`);
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState(false);
  const [done, setDone] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isEmail = /^\S+@\S+$/.test(email.trim());
    setWrong(!isEmail);
    if (isEmail && (await send({ email: email.trim() })) !== null) setDone(true);
  };
  if (done) return <AccountDone title={t("doneTitle")}>{t("done", { email: email.trim() })}</AccountDone>;
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <EmailField value={email} onChange={setEmail} wrong={wrong} />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" size="large" pending={pending}>
          {t("submit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
