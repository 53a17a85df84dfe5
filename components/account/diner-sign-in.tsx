"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { EmailField, PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

const QUIET_LINK = "flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4";

/** The way into a diner's account. */
export function DinerSignIn({ area }: { area: AccountArea }) {
  const t = useTranslations("account.signIn");
  const router = useRouter();
  const { send, pending, problem } = useFormCall(`${area.api}/auth/login`);
  const [form, setForm] = useState({ email: "", password: "" });
  const [wrong, setWrong] = useState({ email: false, password: false });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const email = form.email.trim();
    const problems = { email: !email.includes("@"), password: form.password === "" };
    setWrong(problems);
    if (problems.email || problems.password) return;
    if ((await send({ email, password: form.password })) !== null) router.replace(area.base);
  };
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <EmailField
          value={form.email}
          onChange={(email) => setForm((before) => ({ ...before, email }))}
          wrong={wrong.email}
        />
        <PasswordField
          value={form.password}
          onChange={(password) => setForm((before) => ({ ...before, password }))}
          wrong={wrong.password}
        />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" size="large" pending={pending}>
          {t("submit")}
        </Button>
      </form>
      <div>
        <Link href={`${area.base}/forgot-password`} className={QUIET_LINK}>
          {t("forgot")}
        </Link>
        <Link href={`${area.base}/register`} className={QUIET_LINK}>
          {t("register")}
        </Link>
      </div>
    </AccountFrame>
  );
}
