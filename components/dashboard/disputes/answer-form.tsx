"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import type { DisputeDetailWire } from "@/lib/payments/disputes/dispute-answer-contract";
import {
  type EvidenceText,
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

export function AnswerForm({ answer, dueAt, acts }: AnswerFormProps) {
  const t = useTranslations("dashboardDisputes.answer");
  const format = useFormatter();
  const toast = useToast();
  const formId = useId();
  const { save, send, attach, remove } = acts;
  const { version, evidence: stored, refusal } = answer;
  const { control, element, onSubmit } = useReadForm({
    values: stored,
    read: (evidence) => ({ ok: true, body: evidence }),
    words: String,
  });
  const shown = useRef(stored);
  useEffect(() => {
    if (shown.current !== stored) control.reset(stored);
    shown.current = stored;
  }, [control, stored]);

  const keep = async () => {
    const evidence = control.values;
    const saved = await save.mutateAsync({ version, evidence }).catch(() => null);
    if (saved) control.reset(evidence);
    return saved;
  };
  /** For what is done with the stored texts: false when those on screen could not be stored. */
  const keepChanges = async () => !control.isChanged || (await keep()) !== null;
  const saveDraft = onSubmit(async () => {
    if (await keep()) toast({ title: t("saved") });
  });
  const sendNow = async () => {
    const saved = control.isChanged ? await keep() : { answer };
    if (saved?.answer) await send.mutateAsync({ version: saved.answer.version }).catch(() => null);
  };
  const text = (name: EvidenceText, shape?: { rows: number; hint?: string }) => (
    <BoxField key={name} name={name} label={t(`texts.${name}`)} maxLength={MAX_TEXT_CHARACTERS} {...shape} />
  );

  return (
    <Form of={{ control, element }} id={formId} className="mt-6 flex flex-col gap-5" onSubmit={saveDraft}>
      {refusal && <ProblemBox>{t("refused", { reason: refusal })}</ProblemBox>}
      <p className="text-sm text-ink-soft">{t("gathered")}</p>
      {text("productDescription", { rows: 4 })}
      {text("whatHappened", { rows: 6, hint: t("whatHappenedHint") })}
      <div className="grid gap-5 sm:grid-cols-2">{LINES.map((name) => text(name))}</div>
      {text("shippingAddress")}
      {text("refundRefusal", { rows: 2, hint: t("refundRefusalHint") })}
      {text("duplicateExplanation", { rows: 2, hint: t("duplicateHint") })}
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
              if (await keepChanges()) attach.mutate({ kind, file });
            })();
          }}
          onRemove={(kind) => {
            void (async () => {
              if (await keepChanges()) remove.mutate(kind);
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
    </Form>
  );
}
