"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { EmailField, NameField, PasswordField, SHORTEST_PASSWORD } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

/** Makes a diner's account. Consent is asked for and never assumed. */
export function DinerRegister({ area }: { area: AccountArea }) {
  const t = useTranslations("account.register");
  const router = useRouter();
  const { send, pending, problem } = useFormCall(`${area.api}/auth/register`);
  const [form, setForm] = useState({ name: "", email: "", password: "", consent: false });
  const [wrong, setWrong] = useState({ name: false, email: false, password: false, consent: false });
  const change = (next: Partial<typeof form>) => setForm((before) => ({ ...before, ...next }));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { email, name, password, consent } = form;
    const problems = {
      name: name.trim() === "",
      email: !/^\S+@\S+$/.test(email.trim()),
      password: password.length < SHORTEST_PASSWORD,
      consent: !consent,
    };
    setWrong(problems);
    if (Object.values(problems).some(Boolean)) return;
    const body = { email: email.trim(), name: name.trim(), password, gdprConsent: true };
    if ((await send(body)) !== null) router.replace(area.base);
  };
  return (
    <AccountFrame title={t("title")} lead={t("lead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NameField value={form.name} onChange={(name) => change({ name })} wrong={wrong.name} />
        <EmailField value={form.email} onChange={(email) => change({ email })} wrong={wrong.email} />
        <PasswordField
          isNew
          value={form.password}
          onChange={(password) => change({ password })}
          wrong={wrong.password}
        />
        <Checkbox
          name="consent"
          label={t("consent")}
          checked={form.consent}
          onCheckedChange={(consent) => change({ consent })}
        />
        <ProblemBox>{problem ?? (wrong.consent && !form.consent && t("consentMissing"))}</ProblemBox>
        <Button type="submit" size="large" pending={pending}>
          {t("submit")}
        </Button>
      </form>
      <Link
        href={area.signIn}
        className="flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {t("signIn")}
      </Link>
    </AccountFrame>
  );
}
