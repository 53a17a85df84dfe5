"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { placeAfterSignIn } from "@/components/dashboard/frame/after-sign-in";
import { FactorField, type FactorKind, proofOf } from "@/components/dashboard/security/factor-field";
import { api, resultOf } from "@/components/data/api";
import { Form } from "@/components/form/form";
import { useField } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { STAFF_AREA } from "./account-area";
import { NameField, PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

interface JoinTeamProps {
  token: string;
  invitation: { restaurant: string; email: string; isCoManager: boolean; hasAccount: boolean };
}

export function JoinTeam({ token, invitation }: JoinTeamProps) {
  const t = useTranslations("account");
  const factorWords = useTranslations("auth.factor");
  const problemWords = useProblemWords();
  const form = useServerForm({ name: "", password: "", proof: "" }, { leadsOn: true });
  const code = form.refusal;
  const [kind, setKind] = useState<FactorKind>("code");
  const [asksProof, setAsksProof] = useState(false);
  const isProofCode = code === "SECOND_FACTOR_REQUIRED" || code === "INVALID_SECOND_FACTOR";
  if (isProofCode && !asksProof) setAsksProof(true);
  const proof = useField(form.control, "proof", (typed) =>
    asksProof && proofOf(kind, typed) === null ? "missing" : null,
  );
  const { restaurant, email, isCoManager, hasAccount } = invitation;
  const submit = form.onSubmit(async ({ name, password, proof: typed }) => {
    const given = asksProof ? proofOf(kind, typed) : {};
    const body = { token, password, ...given, ...(hasAccount ? {} : { name: name.trim() }) };
    const result = await resultOf(api.POST("/api/auth/accept-invitation", { body }));
    if (!result.ok) return form.refuse(result);
    // Who has worked elsewhere before now has one place more to choose from.
    const next = hasAccount ? "/choose?all" : null;
    window.location.assign(placeAfterSignIn(result.data, { next, dashboardBase: null }));
  });
  return (
    <AccountFrame
      title={t("join.title", { restaurant })}
      lead={t(isCoManager ? "join.leadCoManager" : "join.leadStaff", { email })}
    >
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        {hasAccount ? (
          <p className="text-ink-soft">{t("join.known")}</p>
        ) : (
          <NameField control={form.control} name="name" />
        )}
        <PasswordField isNew={!hasAccount} control={form.control} name="password" />
        {asksProof && (
          <FactorField
            kind={kind}
            onKind={setKind}
            value={proof.value}
            onChange={proof.onChange}
            missing={proof.problem !== null}
            problem={code === "INVALID_SECOND_FACTOR" ? factorWords("wrong") : null}
            focus
          />
        )}
        <ProblemBox>
          {code === "INVALID_CREDENTIALS" ? t("join.wrongPassword") : !isProofCode && problemWords(code)}
        </ProblemBox>
        {code === "ALREADY_MEMBER" && (
          <Link href={STAFF_AREA.signIn} className={buttonClass("secondary")}>
            {t("signIn.submit")}
          </Link>
        )}
        <Button type="submit" size="large" pending={form.pending}>
          {t("join.submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
