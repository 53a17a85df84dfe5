"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { AccountDone } from "./account-done";
import { AccountFrame } from "./account-frame";
import { ProveByPassword } from "./prove-by-password";
import { useFormCall } from "./use-form-call";

/** Proves a mailbox by a press, so that a mail program that opens links by itself proves nothing. */
export function ProveEmail({ area, token }: { area: AccountArea; token: string | null }) {
  const t = useTranslations("account");
  const { send, pending, code, problem } = useFormCall(`${area.api}/auth/prove-email`);
  const [done, setDone] = useState(false);
  const account = { href: area.base, label: t("toAccount") };
  if (token === null) return <AccountFrame title={t("link.missingTitle")} lead={t("link.missing")} />;
  if (done) {
    return (
      <AccountDone title={t("prove.doneTitle")} link={account}>
        {t("prove.done")}
      </AccountDone>
    );
  }
  if (code === "NEW_PASSWORD_REQUIRED")
    return <ProveByPassword area={area} token={token} onDone={() => setDone(true)} />;
  const confirm = async () => {
    if ((await send({ token })) !== null) setDone(true);
  };
  return (
    <AccountFrame title={t("prove.title")} lead={t("prove.lead")}>
      <ProblemBox>{code === "INVALID_TOKEN" ? t("prove.failed") : problem}</ProblemBox>
      {code === "INVALID_TOKEN" ? (
        <Link href={account.href} className={buttonClass("secondary", "large")}>
          {account.label}
        </Link>
      ) : (
        <Button size="large" pending={pending} onClick={confirm}>
          {t("prove.submit")}
        </Button>
      )}
    </AccountFrame>
  );
}
