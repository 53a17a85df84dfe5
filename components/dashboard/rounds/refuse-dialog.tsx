"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import {
  MAX_ROUND_NOTE_LENGTH,
  REFUSAL_CAUSES,
  type RefusalCause,
} from "@/lib/service/bills/rounds/guest-round";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";

interface RefuseDialogProps {
  round: StaffRound;
  pending: boolean;
  onRefuse: (answer: { reason: RefusalCause; note?: string }) => void;
  onClose: () => void;
}

/** Asks why a round is refused; the guest reads the reason in their language. */
export function RefuseDialog({ round, pending, onRefuse, onClose }: RefuseDialogProps) {
  const t = useTranslations("dashboardRounds");
  const formId = useId();
  const [reason, setReason] = useState<RefusalCause>("ask_staff");
  const [note, setNote] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const written = note.trim();
    onRefuse(written === "" ? { reason } : { reason, note: written });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t("refuseTitle", { table: round.tableName })}
      description={t("refuseBody")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {t("refuse")}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="space-y-5">
        <RadioGroup
          label={t("reason")}
          value={reason}
          onValueChange={(next) => setReason(REFUSAL_CAUSES.find((cause) => cause === next) ?? reason)}
          options={REFUSAL_CAUSES.map((value) => ({ value, label: t(`cause.${value}`) }))}
        />
        <Field label={t("note")}>
          <Input
            value={note}
            maxLength={MAX_ROUND_NOTE_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
