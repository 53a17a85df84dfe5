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
  call: (proof: SecondFactorProof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for password and code before two-step sign-in changes. */
export function ProofDialog<Answer>({
  title,
  lead,
  action,
  isDanger,
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
  const formId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const proof = proofOf(kind, text);
    setMissing({ password: password === "", proof: proof === null });
    if (password !== "" && proof !== null) send({ password, ...proof }, onDone);
  };
  const isPassword = refusal === "INVALID_CREDENTIALS";
  const isProof = refusal === "INVALID_SECOND_FACTOR";
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
        <PasswordField
          value={password}
          onChange={setPassword}
          missing={missing.password}
          problem={isPassword ? problem : null}
        />
        <FactorField
          kind={kind}
          onKind={setKind}
          value={text}
          onChange={setText}
          missing={missing.proof}
          problem={isProof ? problem : null}
        />
        <ProblemBox>{!isPassword && !isProof && problem}</ProblemBox>
      </form>
    </Dialog>
  );
}
