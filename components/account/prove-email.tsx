"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { DinerArea } from "./account-area";
import { proveEmail } from "./account-calls";
import { AccountDone } from "./account-done";
import { AccountFrame } from "./account-frame";
import { ProveByPassword } from "./prove-by-password";
import { useProblemWords } from "./use-problem-words";

/** Confirms an email address only on a press, because mail programs open links by themselves. */
export function ProveEmail({ area, token }: { area: DinerArea; token: string | null }) {
  const t = useTranslations("account");
  const problemWords = useProblemWords();
  const form = useServerForm({});
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
  if (form.refusal === "NEW_PASSWORD_REQUIRED")
    return <ProveByPassword area={area} token={token} onDone={() => setDone(true)} />;
  const isClosed = form.refusal === "INVALID_TOKEN";
  const confirm = form.onSubmit(async () => {
    const result = await proveEmail(area, { token });
    if (result.ok) setDone(true);
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("prove.title")} lead={t("prove.lead")}>
      <form method="post" onSubmit={confirm} className="flex flex-col gap-5">
        <ProblemBox>{isClosed ? t("prove.failed") : problemWords(form.refusal)}</ProblemBox>
        {isClosed ? (
          <Link href={account.href} className={buttonClass("secondary", "large")}>
            {account.label}
          </Link>
        ) : (
          <Button type="submit" size="large" pending={form.pending}>
            {t("prove.submit")}
          </Button>
        )}
      </form>
    </AccountFrame>
  );
}
