"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { FactorField, type FactorKind, proofOf } from "./factor-field";
import { PasswordField } from "./password-field";
import type { SecondFactorProof } from "./second-factor-calls";
import { useSecurityCall } from "./use-security-call";

interface ProofDialogProps<Answer> {
  title: string;
  lead: string;
  action: string;
  isDanger: boolean;
  /** Whether the account is known to have two-step sign-in; it may have been switched on meanwhile. */
  asksCode?: boolean;
  /** For password managers, which file the password under it. */
  email?: string;
  call: (proof: SecondFactorProof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

export function ProofDialog<Answer>({
  title,
  lead,
  action,
  isDanger,
  asksCode = true,
  email,
  call,
  onDone,
  onClose,
}: ProofDialogProps<Answer>) {
  const t = useTranslations("auth.security");
  const { send, pending, code: refusal, problem } = useSecurityCall(call);
  const [password, setPassword] = useState("");
  const [kind, setKind] = useState<FactorKind>("code");
  const [text, setText] = useState("");
  const [missing, setMissing] = useState({ password: false, proof: false });
  const [needsCode, setNeedsCode] = useState(asksCode);
  if (refusal === "SECOND_FACTOR_REQUIRED" && !needsCode) setNeedsCode(true);
  const formId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const proof = needsCode ? proofOf(kind, text) : {};
    setMissing({ password: password === "", proof: proof === null });
    if (password !== "" && proof !== null) send({ password, ...proof }, onDone);
  };
  const isPassword = refusal === "INVALID_CREDENTIALS";
  const isProof = refusal === "INVALID_SECOND_FACTOR";
  const isOther = !isPassword && !isProof && refusal !== "SECOND_FACTOR_REQUIRED";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={lead}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? "danger" : "primary"} pending={pending}>
            {action}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        {email !== undefined && (
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <PasswordField
          value={password}
          onChange={setPassword}
          missing={missing.password}
          problem={isPassword ? problem : null}
        />
        {needsCode && (
          <FactorField
            kind={kind}
            onKind={setKind}
            value={text}
            onChange={setText}
            missing={missing.proof}
            problem={isProof ? problem : null}
            focus={!asksCode}
          />
        )}
        <ProblemBox>{isOther && problem}</ProblemBox>
      </form>
    </Dialog>
  );
}
