"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Form } from "@/components/form/form";
import { useField } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";

const REASONS = {
  rejected: ["soldOut", "tooBusy", "closing", "address"],
  canceled: ["guestAsked", "soldOut", "notCollected"],
} as const;

type Reason = (typeof REASONS)[keyof typeof REASONS][number] | "other";

interface Answer {
  reason: Reason | null;
  /** The reason in the restaurant's own words. */
  words: string;
}

interface EndOrderDialogProps {
  order: BoardOrder;
  onClose: () => void;
  onEnd: (to: "rejected" | "canceled", reason: string) => void;
}

/** Asks why an order is refused or called off. The guest reads the answer, so there has to be one. */
export function EndOrderDialog({ order, onClose, onEnd }: EndOrderDialogProps) {
  const t = useTranslations("dashboard.end");
  const format = useFormatter();
  const to = order.status === "pending" ? "rejected" : "canceled";
  const formId = useId();
  const form = useServerForm<Answer>({ reason: null, words: "" });
  const reason = useField(form.control, "reason");
  const words = useField(form.control, "words");
  /** A change of either is another answer. */
  const choose = (next: Reason | null) => reason.onChange(next);

  const paid = (order.paymentStatus === "paid" ? order.total : 0) + order.giftCardAmount;
  const moneyBack = Math.max(0, paid - order.refunded);
  const amount = format.number(moneyBack, {
    style: "currency",
    currency: order.currency,
    currencyDisplay: "narrowSymbol",
  });
  const number = order.orderNumber;
  const reasons = [...REASONS[to], "other" as const];
  const confirm = form.onSubmit(async ({ reason, words }) => {
    const text = reason === "other" ? words.trim() : reason && t(reason);
    if (text) onEnd(to, text);
    else form.mark("reason", "missing");
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={to === "rejected" ? t("rejectTitle", { number }) : t("cancelTitle", { number })}
      description={
        moneyBack > 0
          ? t("paidBack", { name: order.customerName, amount })
          : t("nothingBack", { name: order.customerName })
      }
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger">
            {to === "rejected" ? t("rejectAction") : t("cancelAction")}
          </Button>
        </div>
      }
    >
      <Form of={form} id={formId} onSubmit={confirm}>
        <Field label={t("reason")} required error={reason.problem ? t("missing") : undefined}>
          <RadioGroup
            value={reason.value}
            onValueChange={(value) => choose(reasons.find((candidate) => candidate === value) ?? null)}
            options={reasons.map((value) => ({ value, label: t(value) }))}
          />
        </Field>
        {reason.value === "other" && (
          <Field label={t("otherLabel")} hint={t("otherHint")} className="mt-3">
            <Textarea
              name="words"
              value={words.value}
              onChange={(event) => {
                words.onChange(event.target.value);
                choose(reason.value);
              }}
              maxLength={MAX_REASON_LENGTH}
              autoFocus
            />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
