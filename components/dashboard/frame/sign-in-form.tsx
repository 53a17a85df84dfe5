"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useState } from "react";
import { forgetOrders } from "@/components/dashboard/orders/offline/kept-orders-store";
import { FactorField, type FactorKind, proofOf } from "@/components/dashboard/security/factor-field";
import { api, resultOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { EMAIL_INPUT, EMAIL_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { MAX_PASSWORD_LENGTH } from "@/lib/people/second-factor/password-length";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import { placeAfterSignIn } from "./after-sign-in";

interface SignInFormProps {
  /** Where the visitor wanted to go. */
  next: string | null;
  /** The restaurant's board, on its own sign-in page. */
  dashboardBase: string | null;
}

type Credentials = { email: string; password: string };

const SECONDS_PER_MINUTE = 60;

function minutesToWait({ retryAfterSeconds }: ApiFailure): number {
  return Math.ceil((retryAfterSeconds ?? SECONDS_PER_MINUTE) / SECONDS_PER_MINUTE);
}

export function SignInForm({ next, dashboardBase }: SignInFormProps) {
  const [known, setKnown] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [pending, setPending] = useState(false);
  // Nobody is signed in: whoever comes next reads nothing of whoever was here.
  useEffect(forgetOrders, []);

  const signIn = async (credentials: Credentials, proof: FactorProof) => {
    if (pending) return;
    setFailure(null);
    setPending(true);
    const body = { ...credentials, ...proof };
    const result = await resultOf(api.POST("/api/auth/login", { body }));
    if (result.ok) {
      window.location.assign(placeAfterSignIn(result.data, { next, dashboardBase }));
      return;
    }
    setPending(false);
    if (result.code === "SECOND_FACTOR_REQUIRED") setKnown(credentials);
    else setFailure(result);
  };
  if (known === null) {
    return <PasswordStep failure={failure} pending={pending} onSubmit={(typed) => signIn(typed, {})} />;
  }
  return (
    <FactorStep
      failure={failure}
      pending={pending}
      onSubmit={(proof) => signIn(known, proof)}
      onBack={() => {
        setKnown(null);
        setFailure(null);
      }}
    />
  );
}

interface StepProps {
  failure: ApiFailure | null;
  pending: boolean;
}

function PasswordStep({
  failure,
  pending,
  onSubmit,
}: StepProps & { onSubmit: (credentials: Credentials) => void }) {
  const t = useTranslations("auth.signIn");
  const form = useServerForm({ email: "", password: "" });
  const submit = form.onSubmit(async ({ email, password }) => onSubmit({ email: email.trim(), password }));
  const failureText = () => {
    if (failure === null) return undefined;
    if (failure.code === "UNREACHABLE") return t("unreachable");
    if (failure.code !== "RATE_LIMITED") return t("wrong");
    return t("tooMany", { minutes: minutesToWait(failure) });
  };
  return (
    <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        control={form.control}
        name="email"
        rule={EMAIL_RULE}
        label={t("email")}
        problemText={() => t("emailMissing")}
        input={{ ...EMAIL_INPUT, autoComplete: "username" }}
      />
      <TextField
        control={form.control}
        name="password"
        rule={{ required: true, maxLength: MAX_PASSWORD_LENGTH, isExact: true }}
        label={t("password")}
        problemText={() => t("passwordMissing")}
        error={failureText()}
        input={{ type: "password", autoComplete: "current-password" }}
      />
      <Button type="submit" size="large" pending={pending}>
        {t("submit")}
      </Button>
    </Form>
  );
}

function FactorStep({
  failure,
  pending,
  onSubmit,
  onBack,
}: StepProps & { onSubmit: (proof: FactorProof) => void; onBack: () => void }) {
  const t = useTranslations("auth");
  const [kind, setKind] = useState<FactorKind>("code");
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const proof = proofOf(kind, text);
    setMissing(proof === null);
    if (proof) onSubmit(proof);
  };
  const otherProblem = () => {
    if (failure === null || failure.code === "INVALID_SECOND_FACTOR") return null;
    if (failure.code === "UNREACHABLE") return t("signIn.unreachable");
    if (failure.code !== "RATE_LIMITED") return t("signIn.wrong");
    return t("factor.tooMany", { minutes: minutesToWait(failure) });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t("signIn.stepTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("signIn.stepLead")}</p>
      </div>
      <FactorField
        kind={kind}
        onKind={setKind}
        value={text}
        onChange={setText}
        missing={missing}
        problem={failure?.code === "INVALID_SECOND_FACTOR" ? t("factor.wrong") : null}
        focus
      />
      <ProblemBox>{otherProblem()}</ProblemBox>
      <Button type="submit" size="large" pending={pending}>
        {t("signIn.submit")}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t("signIn.back")}
      </Button>
    </form>
  );
}
