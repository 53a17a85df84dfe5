"use client";

import { useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { MIN_REASON_LENGTH } from "@/lib/people/support/support-reason";

interface ReasonDialogProps {
  title: string;
  lead: string;
  reason: { label: string; hint: string; missing: string; maxLength: number; multiline?: boolean };
  confirm: string;
  danger?: boolean;
  /** The act leads to another page, and the dialog stays until that is there. */
  leadsOn?: boolean;
  /** Throws an ApiFailure when it is refused. */
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, reason, confirm, danger = false, leadsOn = false, onReason, onClose } = props;
  const failureWords = useFailureWords();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ reason: "" }, { leadsOn });
  const submit = form.onSubmit(async (typed) => {
    setProblem(null);
    await onReason(typed.reason.trim()).catch((failure: ApiFailure) => {
      form.refuse(failure);
      const words = failureWords(failure);
      setProblem(words.detail || words.title);
    });
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={lead}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="reason"
          rule={{
            required: true,
            maxLength: reason.maxLength,
            isValid: (text) => text.length >= MIN_REASON_LENGTH,
          }}
          label={reason.label}
          hint={reason.hint}
          problemText={() => reason.missing}
          multiline={reason.multiline}
        />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" variant={danger ? "danger" : "primary"} size="large" pending={form.pending}>
          {confirm}
        </Button>
      </Form>
    </Dialog>
  );
}
