"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { AccountDone } from "./account-done";
import { PasswordField, SHORTEST_PASSWORD } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

/** Sets a new password with the token of an emailed link. */
export function ResetPassword({ area, token }: { area: AccountArea; token: string | null }) {
  const t = useTranslations("account");
  const { send, pending, code, problem } = useFormCall(`${area.api}/auth/reset-password`);
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState(false);
  const [done, setDone] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isLong = password.length >= SHORTEST_PASSWORD;
    setWrong(!isLong);
    if (isLong && (await send({ token, password })) !== null) setDone(true);
  };
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
  return (
    <AccountFrame title={t("reset.title")} lead={t("reset.lead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField isNew value={password} onChange={setPassword} wrong={wrong} />
        <ProblemBox>{problem}</ProblemBox>
        {code === "INVALID_TOKEN" && forgot}
        <Button type="submit" size="large" pending={pending}>
          {t("reset.submit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
