"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { useField } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ProblemBox } from "@/components/ui/problem-box";
import type { DinerArea } from "./account-area";
import { register } from "./account-calls";
import { EmailField, NameField, PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

/** Makes a diner's account. Consent is asked for and never assumed. */
export function DinerRegister({ area }: { area: DinerArea }) {
  const t = useTranslations("account.register");
  const router = useRouter();
  const problemWords = useProblemWords();
  const form = useServerForm({ name: "", email: "", password: "", consent: false }, { leadsOn: true });
  const consent = useField(form.control, "consent", (given) => (given ? null : "missing"));
  const submit = form.onSubmit(async ({ name, email, password }) => {
    const body = { email: email.trim(), name: name.trim(), password, gdprConsent: true } as const;
    const result = await register(area, body);
    if (result.ok) router.replace(area.base);
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <NameField control={form.control} name="name" />
        <EmailField control={form.control} name="email" />
        <PasswordField isNew control={form.control} name="password" />
        <Checkbox
          name="consent"
          label={t("consent")}
          checked={consent.value}
          onCheckedChange={consent.onChange}
          error={consent.problem && t("consentMissing")}
        />
        <ProblemBox>{problemWords(form.refusal)}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("submit")}
        </Button>
      </Form>
      <Link
        href={area.signIn}
        className="flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {t("signIn")}
      </Link>
    </AccountFrame>
  );
}
