"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Form } from "@/components/form/form";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import type { DinerArea } from "./account-area";
import { eraseAccount, exportAddress } from "./account-calls";
import { PasswordField } from "./account-fields";
import { AccountSection } from "./account-section";
import { useProblemWords } from "./use-problem-words";

export function OwnData({ area, createdAt }: { area: DinerArea; createdAt: string }) {
  const t = useTranslations("account.data");
  const format = useFormatter();
  const [erasing, setErasing] = useState(false);
  return (
    <AccountSection title={t("title")}>
      <p className="mt-3 text-ink-soft">
        {t("consent", { date: format.dateTime(new Date(createdAt), { dateStyle: "long" }) })}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <a href={exportAddress(area)} download="bazar-account.json" className={buttonClass("secondary")}>
          <Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("export")}
        </a>
        <Button variant="quiet-danger" onClick={() => setErasing(true)}>
          {t("erase")}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t("exportHint")}</p>
      {erasing && <EraseDialog area={area} onClose={() => setErasing(false)} />}
    </AccountSection>
  );
}

function EraseDialog({ area, onClose }: { area: DinerArea; onClose: () => void }) {
  const t = useTranslations("account.data");
  const formId = useId();
  const router = useRouter();
  const toast = useToast();
  const problemWords = useProblemWords();
  const form = useServerForm({ password: "" }, { leadsOn: true });
  const submit = form.onSubmit(async ({ password }) => {
    const result = await eraseAccount(area, { password });
    if (!result.ok) return form.refuse(result);
    toast({ title: t("erased") });
    router.replace(area.signedOut);
  });
  const problem =
    form.refusal === "ERASURE_BLOCKED"
      ? t("blocked")
      : form.refusal === "INVALID_CREDENTIALS"
        ? t("wrongPassword")
        : problemWords(form.refusal);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={t("eraseTitle")}
      description={t("eraseBody")}
      footer={
        <Button type="submit" form={formId} variant="danger" pending={form.pending} className="w-full">
          {t("eraseConfirm")}
        </Button>
      }
    >
      <Form id={formId} of={form} onSubmit={submit} className="space-y-5">
        <PasswordField control={form.control} name="password" />
        <ProblemBox>{problem}</ProblemBox>
      </Form>
    </Dialog>
  );
}
