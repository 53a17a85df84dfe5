"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { MAX_TABLE_REASON_LENGTH } from "@/lib/payments/subject/reason-length";

interface ReasonDialogProps {
  title: string;
  description?: string;
  action: string;
  pending: boolean;
  suggestions?: readonly string[];
  /** Other fields, above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before something is taken back; the bill's history keeps the answer. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, pending, suggestions = [], children, onConfirm, onClose } = props;
  const t = useTranslations("dashboardTables");
  const formId = useId();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const change = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    if (reason.trim() === "") return setMissing(true);
    onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={title}
      description={description}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {action}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="space-y-5">
        {children}
        <div>
          <Field label={t("reason")} error={missing && t("reasonMissing")} required>
            <Textarea
              value={reason}
              maxLength={MAX_TABLE_REASON_LENGTH}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
          {suggestions.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {suggestions.map((suggestion) => (
                <Button key={suggestion} variant="secondary" size="small" onClick={() => change(suggestion)}>
                  {suggestion}
                </Button>
              ))}
            </div>
          )}
        </div>
      </form>
    </Dialog>
  );
}
