"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import type { DinerArea } from "./account-area";
import { proveEmail } from "./account-calls";
import { PasswordField } from "./account-fields";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

interface ProveByPasswordProps {
  area: DinerArea;
  token: string;
  onDone: () => void;
}

/** For a link that is opened where the account is not signed in: its owner chooses a new password. */
export function ProveByPassword({ area, token, onDone }: ProveByPasswordProps) {
  const t = useTranslations("account");
  const title = useRef<HTMLHeadingElement>(null);
  const problemWords = useProblemWords();
  const form = useServerForm({ password: "" });
  useEffect(() => title.current?.focus(), []);
  const submit = form.onSubmit(async ({ password }) => {
    const result = await proveEmail(area, { token, password });
    if (result.ok) onDone();
    else form.refuse(result);
  });
  return (
    <AccountFrame title={t("prove.chooseTitle")} titleRef={title} lead={t("prove.chooseLead")}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField isNew control={form.control} name="password" />
        <ProblemBox>
          {form.refusal === "INVALID_TOKEN" ? t("prove.failed") : problemWords(form.refusal)}
        </ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("prove.chooseSubmit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
