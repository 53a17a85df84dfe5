"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { AccountArea } from "./account-area";
import { PasswordField, SHORTEST_PASSWORD } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useFormCall } from "./use-form-call";

interface ProveByPasswordProps {
  area: AccountArea;
  token: string;
  onDone: () => void;
}

/** Whoever opens the link where the account is not signed in takes the account over with a password of their own. */
export function ProveByPassword({ area, token, onDone }: ProveByPasswordProps) {
  const t = useTranslations("account");
  const title = useRef<HTMLHeadingElement>(null);
  const { send, pending, code, problem } = useFormCall(`${area.api}/auth/prove-email`);
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isLong = password.length >= SHORTEST_PASSWORD;
    setWrong(!isLong);
    if (isLong && (await send({ token, password })) !== null) onDone();
  };
  return (
    <AccountFrame title={t("prove.chooseTitle")} titleRef={title} lead={t("prove.chooseLead")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField isNew value={password} onChange={setPassword} wrong={wrong} />
        <ProblemBox>{code === "INVALID_TOKEN" ? t("prove.failed") : problem}</ProblemBox>
        <Button type="submit" size="large" pending={pending}>
          {t("prove.chooseSubmit")}
        </Button>
      </form>
    </AccountFrame>
  );
}
