"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { STAFF_AREA } from "./account-area";
import { AccountDone } from "./account-done";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

/** Opens an owner's restaurant by a press, in the owner's own session. */
export function ProveOwnerEmail({ token }: { token: string | null }) {
  const t = useTranslations("account");
  const problemWords = useProblemWords();
  const form = useServerForm({});
  const [opened, setOpened] = useState<{ slug: string | undefined } | null>(null);
  if (token === null) return <AccountFrame title={t("link.missingTitle")} lead={t("link.missing")} />;
  if (opened) {
    const href = opened.slug === undefined ? "/choose" : `/t/${opened.slug}`;
    return (
      <AccountDone title={t("proveOwner.doneTitle")} link={{ href, label: t("proveOwner.toDashboard") }}>
        {t("proveOwner.done")}
      </AccountDone>
    );
  }
  if (form.refusal === "UNAUTHENTICATED") {
    const next = new URLSearchParams({ next: `/prove-email?${new URLSearchParams({ token })}` });
    return (
      <AccountFrame title={t("proveOwner.title")}>
        <ProblemBox>{t("proveOwner.signedOut")}</ProblemBox>
        <Link href={`${STAFF_AREA.signIn}?${next}`} className={buttonClass("primary", "large")}>
          {t("proveOwner.signIn")}
        </Link>
        <Link href="/forgot-password" className={buttonClass("quiet", "large")}>
          {t("proveOwner.newPassword")}
        </Link>
      </AccountFrame>
    );
  }
  const confirm = form.onSubmit(async () => {
    const result = await resultOf(api.POST("/api/auth/prove-email", { body: { token } }));
    if (result.ok) setOpened({ slug: result.data.restaurants[0] });
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("proveOwner.title")} lead={t("proveOwner.lead")}>
      <form method="post" onSubmit={confirm} className="flex flex-col gap-5">
        <ProblemBox>
          {form.refusal === "INVALID_TOKEN" ? t("proveOwner.failed") : problemWords(form.refusal)}
        </ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("proveOwner.submit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
