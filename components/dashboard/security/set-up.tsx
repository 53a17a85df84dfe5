"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { SecondFactorDraft } from "@/lib/people/second-factor/second-factor-contract";
import { CodeInput, codeOf } from "./factor-field";
import { PasswordField } from "./password-field";
import { beginSecondFactor, confirmSecondFactor } from "./second-factor-calls";
import { useSecurityCall } from "./use-security-call";

interface SetUpProps {
  email: string;
  onDone: (recoveryCodes: string[]) => void;
}

export function SetUp({ email, onDone }: SetUpProps) {
  const [draft, setDraft] = useState<SecondFactorDraft | null>(null);
  if (draft === null) return <AskPassword email={email} onDraft={setDraft} />;
  return <ConfirmDraft draft={draft} onDone={onDone} onCancel={() => setDraft(null)} />;
}

function AskPassword({ email, onDraft }: { email: string; onDraft: (draft: SecondFactorDraft) => void }) {
  const t = useTranslations("auth.security");
  const { send, pending, code, problem } = useSecurityCall(beginSecondFactor);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "") send({ password }, onDraft);
  };
  const isWrong = code === "INVALID_CREDENTIALS";
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {/* Password managers file the password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        value={password}
        onChange={setPassword}
        missing={missing}
        problem={isWrong ? problem : null}
      />
      <ProblemBox>{!isWrong && problem}</ProblemBox>
      <Button type="submit" size="large" pending={pending}>
        {t("setUp")}
      </Button>
    </form>
  );
}

interface ConfirmDraftProps {
  draft: SecondFactorDraft;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function ConfirmDraft({ draft, onDone, onCancel }: ConfirmDraftProps) {
  const t = useTranslations("auth.security");
  const { send, pending, code: refusal, problem } = useSecurityCall(confirmSecondFactor);
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = codeOf(text);
    setMissing(code === null);
    if (code !== null) send({ code }, ({ recoveryCodes }) => onDone(recoveryCodes));
  };
  const isWrong = refusal === "INVALID_SECOND_FACTOR";
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg font-semibold">{t("scanTitle")}</h2>
          <p className="mt-1 text-ink-soft">{t("scanLead")}</p>
        </div>
        {/* biome-ignore lint/performance/noImgElement: a data address needs no optimiser */}
        <img src={draft.qrCode} alt={t("qrAlt")} width={220} height={220} className="rounded-control" />
        <p className="text-sm text-ink-soft">{t("manual")}</p>
        <p className="-mt-2 font-mono text-base font-semibold break-words select-all">
          {draft.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={draft.secret} label={t("copyKey")} />
        </div>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("confirmTitle")}</h2>
        <CodeInput
          kind="code"
          value={text}
          onChange={setText}
          missing={missing}
          problem={isWrong ? problem : null}
          focus
        />
        <ProblemBox>{!isWrong && problem}</ProblemBox>
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" size="large" pending={pending}>
            {t("turnOn")}
          </Button>
        </div>
      </section>
    </form>
  );
}
