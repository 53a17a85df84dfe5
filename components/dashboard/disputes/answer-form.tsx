"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { DisputeDetailWire } from "@/lib/payments/disputes/dispute-answer-contract";
import {
  type EvidenceText,
  type EvidenceTexts,
  MAX_ALL_FILES_MEGABYTES,
  MAX_TEXT_CHARACTERS,
} from "@/lib/payments/processor/dispute-evidence";
import { EvidenceFiles } from "./evidence-files";
import type { useDisputeActs } from "./use-dispute-acts";

interface AnswerFormProps {
  answer: NonNullable<DisputeDetailWire["answer"]>;
  dueAt: string | null;
  acts: ReturnType<typeof useDisputeActs>;
}

/** Texts of one line, two of them beside each other. */
const LINES = [
  "customerName",
  "customerEmail",
  "serviceDate",
  "shippingDate",
] as const satisfies readonly EvidenceText[];

/** The answer as it is drafted: everything can be changed, files attached, and it is sent once. */
export function AnswerForm({ answer, dueAt, acts }: AnswerFormProps) {
  const t = useTranslations("dashboardDisputes.answer");
  const format = useFormatter();
  const toast = useToast();
  const formId = useId();
  const { save, send, attach, remove } = acts;
  const {
    register,
    getValues,
    formState: { isDirty },
    reset,
  } = useForm<EvidenceTexts>({ values: answer.evidence });
  const { version, refusal } = answer;

  const keep = async () => {
    const evidence = getValues();
    const saved = await save.mutateAsync({ version, evidence }).catch(() => null);
    if (saved) reset(evidence);
    return saved;
  };
  const saveDraft = async () => {
    if (await keep()) toast({ title: t("saved") });
  };
  const sendNow = async () => {
    const saved = isDirty ? await keep() : { answer };
    if (saved?.answer) await send.mutateAsync({ version: saved.answer.version }).catch(() => null);
  };
  const text = (name: EvidenceText) => register(name, { maxLength: MAX_TEXT_CHARACTERS });
  const large = (name: EvidenceText, { rows, hint }: { rows: number; hint?: string }) => (
    <Field label={t(`texts.${name}`)} hint={hint}>
      <Textarea {...text(name)} rows={rows} maxLength={MAX_TEXT_CHARACTERS} />
    </Field>
  );

  return (
    <form
      method="post"
      id={formId}
      noValidate
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void saveDraft();
      }}
    >
      {refusal && <ProblemBox>{t("refused", { reason: refusal })}</ProblemBox>}
      <p className="text-sm text-ink-soft">{t("gathered")}</p>
      {large("productDescription", { rows: 4 })}
      {large("whatHappened", { rows: 6, hint: t("whatHappenedHint") })}
      <div className="grid gap-5 sm:grid-cols-2">
        {LINES.map((name) => (
          <Field key={name} label={t(`texts.${name}`)}>
            <Input {...text(name)} maxLength={MAX_TEXT_CHARACTERS} />
          </Field>
        ))}
      </div>
      <Field label={t("texts.shippingAddress")}>
        <Input {...text("shippingAddress")} maxLength={MAX_TEXT_CHARACTERS} />
      </Field>
      {large("refundRefusal", { rows: 2, hint: t("refundRefusalHint") })}
      {large("duplicateExplanation", { rows: 2, hint: t("duplicateHint") })}
      <section aria-labelledby={`${formId}-files`}>
        <h2 id={`${formId}-files`} className="mb-1 font-semibold">
          {t("filesTitle")}
        </h2>
        <p className="mb-2 text-sm text-ink-soft">{t("filesHint", { megabytes: MAX_ALL_FILES_MEGABYTES })}</p>
        <EvidenceFiles
          files={answer.files}
          pending={attach.isPending ? attach.variables.kind : null}
          onAttach={(kind, file) => {
            void (async () => {
              const kept = isDirty ? await keep() : true;
              if (kept) attach.mutate({ kind, file });
            })();
          }}
          onRemove={(kind) => {
            void (async () => {
              const kept = isDirty ? await keep() : true;
              if (kept) remove.mutate(kind);
            })();
          }}
        />
      </section>
      <div className="flex flex-col-reverse gap-2 border-t border-line pt-5 sm:flex-row sm:justify-end">
        <Button type="submit" variant="secondary" pending={save.isPending}>
          {t("save")}
        </Button>
        <ConfirmDialog
          trigger={
            <Button type="button" pending={send.isPending}>
              {t("send")}
            </Button>
          }
          title={t("sendTitle")}
          description={
            dueAt === null
              ? t("sendBody")
              : `${t("sendBody")} ${t("sendDue", { time: format.dateTime(new Date(dueAt), "moment") })}`
          }
          confirmLabel={t("send")}
          onConfirm={sendNow}
        />
      </div>
    </form>
  );
}
