"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import type { StaffLoginAnswer } from "@/lib/auth/auth-contract";
import { placeAfterSignIn } from "@/lib/dashboard/after-sign-in";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { type ApiFailure, apiCall } from "./api-call";

interface SignInFormProps {
  /** Where the visitor wanted to go. */
  next: string | null;
  /** The restaurant's board, on its own sign-in page. */
  dashboardBase: string | null;
}

const SECONDS_PER_MINUTE = 60;

export function SignInForm({ next, dashboardBase }: SignInFormProps) {
  const t = useTranslations("auth.signIn");
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({
    email: false,
    password: false,
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const password = String(form.get("password"));
    setMissing({ email: !email.includes("@"), password: password === "" });
    setFailure(null);
    if (pending || !email.includes("@") || password === "") return;
    setPending(true);
    const result = await apiCall<z.output<typeof StaffLoginAnswer>>("POST", "/api/auth/login", {
      email,
      password,
    });
    if (result.ok) {
      window.location.assign(placeAfterSignIn(result.data, { next, dashboardBase }));
      return;
    }
    setFailure(result);
    setPending(false);
  };

  const failureText = () => {
    if (failure === null) return null;
    if (failure.code === "UNREACHABLE") return t("unreachable");
    if (failure.code !== "RATE_LIMITED") return t("wrong");
    return t("tooMany", {
      minutes: Math.ceil((failure.retryAfterSeconds ?? SECONDS_PER_MINUTE) / SECONDS_PER_MINUTE),
    });
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("email")} required error={missing.email ? t("emailMissing") : undefined}>
        <Input name="email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
      </Field>
      <Field
        label={t("password")}
        required
        error={missing.password ? t("passwordMissing") : (failureText() ?? undefined)}
      >
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="large" pending={pending}>
        {t("submit")}
      </Button>
    </form>
  );
}
