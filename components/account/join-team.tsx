"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import type { z } from "zod";
import { placeAfterSignIn } from "@/components/dashboard/frame/after-sign-in";
import { FactorField, type FactorKind, proofOf } from "@/components/dashboard/security/factor-field";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import type { StaffLoginAnswer } from "@/lib/people/auth/auth-contract";
import { STAFF_AREA } from "./account-area";
import { NameField, PasswordField, SHORTEST_PASSWORD } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

interface JoinTeamProps {
  token: string;
  invitation: { restaurant: string; email: string; isCoManager: boolean; hasAccount: boolean };
}

/** Accepts an invitation to a restaurant's team, and goes on to its dashboard. */
export function JoinTeam({ token, invitation }: JoinTeamProps) {
  const t = useTranslations("account");
  const factorWords = useTranslations("auth.factor");
  const { send, pending, code, problem } = useFormCall<z.output<typeof StaffLoginAnswer>>(
    "/api/auth/accept-invitation",
  );
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState({ name: false, password: false, proof: false });
  const [kind, setKind] = useState<FactorKind>("code");
  const [codeText, setCodeText] = useState("");
  const [asksProof, setAsksProof] = useState(false);
  const isProofCode = code === "SECOND_FACTOR_REQUIRED" || code === "INVALID_SECOND_FACTOR";
  if (isProofCode && !asksProof) setAsksProof(true);
  const { restaurant, email, isCoManager, hasAccount } = invitation;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const proof = asksProof ? proofOf(kind, codeText) : {};
    const problems = {
      name: !hasAccount && name.trim() === "",
      password: password.length < (hasAccount ? 1 : SHORTEST_PASSWORD),
      proof: proof === null,
    };
    setWrong(problems);
    if (problems.name || problems.password || problems.proof) return;
    const answer = await send({ token, password, ...proof, ...(hasAccount ? {} : { name: name.trim() }) });
    if (answer) window.location.assign(placeAfterSignIn(answer, { next: null, dashboardBase: null }));
  };
  return (
    <AccountFrame
      title={t("join.title", { restaurant })}
      lead={t(isCoManager ? "join.leadCoManager" : "join.leadStaff", { email })}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {hasAccount ? (
          <p className="text-ink-soft">{t("join.known")}</p>
        ) : (
          <NameField value={name} onChange={setName} wrong={wrong.name} />
        )}
        <PasswordField isNew={!hasAccount} value={password} onChange={setPassword} wrong={wrong.password} />
        {asksProof && (
          <FactorField
            kind={kind}
            onKind={setKind}
            value={codeText}
            onChange={setCodeText}
            missing={wrong.proof}
            problem={code === "INVALID_SECOND_FACTOR" ? factorWords("wrong") : null}
            focus
          />
        )}
        <ProblemBox>
          {code === "INVALID_CREDENTIALS" ? t("join.wrongPassword") : !isProofCode && problem}
        </ProblemBox>
        {code === "ALREADY_MEMBER" && (
          <Link href={STAFF_AREA.signIn} className={buttonClass("secondary")}>
            {t("signIn.submit")}
          </Link>
        )}
        <Button type="submit" size="large" pending={pending}>
          {t("join.submit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
