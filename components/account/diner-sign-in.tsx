"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { DinerArea } from "./account-area";
import { signIn } from "./account-calls";
import { EmailField, PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

const QUIET_LINK = "flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4";

interface DinerSignInProps {
  area: DinerArea;
  /** The page where it leads; the account unless told otherwise. */
  leadsTo?: string;
  /** Continuing with the marketplace's account has not worked. */
  hasExpired?: boolean;
}

export function DinerSignIn({ area, leadsTo = area.base, hasExpired = false }: DinerSignInProps) {
  const t = useTranslations("account.signIn");
  const handOver = useTranslations("account.continue");
  const router = useRouter();
  const problemWords = useProblemWords();
  const form = useServerForm({ email: "", password: "" }, { leadsOn: true });
  const submit = form.onSubmit(async ({ email, password }) => {
    const result = await signIn(area, { email: email.trim(), password });
    if (result.ok) router.replace(leadsTo);
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <EmailField control={form.control} name="email" />
        <PasswordField control={form.control} name="password" />
        <ProblemBox>{problemWords(form.refusal) ?? (hasExpired ? handOver("expired") : null)}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("submit")}
        </Button>
      </Form>
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
