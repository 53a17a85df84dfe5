"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import type { BoardOrder } from "./board-order";

const REASONS = {
  rejected: ["soldOut", "tooBusy", "closing", "address"],
  canceled: ["guestAsked", "soldOut", "notCollected"],
} as const;

type Reason = (typeof REASONS)[keyof typeof REASONS][number] | "other";

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
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);

  const moneyBack = (order.paymentStatus === "paid" ? order.total : 0) + order.giftCardAmount;
  const amount = format.number(moneyBack, {
    style: "currency",
    currency: order.currency,
    currencyDisplay: "narrowSymbol",
  });
  const number = order.orderNumber;
  const confirm = () => {
    const text = reason === "other" ? words.trim() : reason && t(reason);
    if (text) onEnd(to, text);
    else setMissing(true);
  };
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
          <Button variant="danger" onClick={confirm}>
            {to === "rejected" ? t("rejectAction") : t("cancelAction")}
          </Button>
        </div>
      }
    >
      <Field label={t("reason")} required error={missing ? t("missing") : undefined}>
        <RadioGroup
          value={reason}
          onValueChange={(value) => {
            const chosen = [...REASONS[to], "other" as const].find((candidate) => candidate === value);
            setReason(chosen ?? null);
            setMissing(false);
          }}
          options={[...REASONS[to], "other" as const].map((value) => ({ value, label: t(value) }))}
        />
      </Field>
      {reason === "other" && (
        <Field label={t("otherLabel")} hint={t("otherHint")} className="mt-3">
          <Textarea
            value={words}
            maxLength={500}
            autoFocus
            onChange={(event) => {
              setWords(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
      )}
    </Dialog>
  );
}
