"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { OpenedRestaurants } from "@/lib/people/auth/auth-contract";
import { STAFF_AREA } from "./account-area";
import { AccountDone } from "./account-done";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

/** Opens an owner's restaurant by a press, in the owner's own session. */
export function ProveOwnerEmail({ token }: { token: string | null }) {
  const t = useTranslations("account");
  const { send, pending, code, problem } = useFormCall<z.output<typeof OpenedRestaurants>>(
    `${STAFF_AREA.api}/auth/prove-email`,
  );
  const [opened, setOpened] = useState<{ slug: string | undefined } | null>(null);
  if (token === null) return <AccountFrame title={t("link.missingTitle")} lead={t("link.missing")} />;
  if (opened) {
    const href = opened.slug === undefined ? "/" : `/t/${opened.slug}`;
    return (
      <AccountDone title={t("proveOwner.doneTitle")} link={{ href, label: t("proveOwner.toDashboard") }}>
        {t("proveOwner.done")}
      </AccountDone>
    );
  }
  if (code === "UNAUTHENTICATED") {
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
  const confirm = async () => {
    const answer = await send({ token });
    if (answer) setOpened({ slug: answer.restaurants[0] });
  };
  return (
    <AccountFrame title={t("proveOwner.title")} lead={t("proveOwner.lead")}>
      <ProblemBox>{code === "INVALID_TOKEN" ? t("proveOwner.failed") : problem}</ProblemBox>
      <Button size="large" pending={pending} onClick={confirm}>
        {t("proveOwner.submit")}
      </Button>
    </AccountFrame>
  );
}
