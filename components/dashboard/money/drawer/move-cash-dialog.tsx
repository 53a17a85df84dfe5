"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { readAmountText } from "@/components/data/amount-text";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import type { DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { MAX_CASH_REASON_LENGTH } from "@/lib/service/drawers/drawer-limits";
import { useDrawerActs } from "./use-drawer-acts";

interface MoveCashDialogProps {
  drawer: DrawerWire;
  currency: string;
  direction: "in" | "out";
  onClose: () => void;
}

/** Writes down cash that somebody puts into the drawer or takes out of it, and why. */
export function MoveCashDialog({ drawer, currency, direction, onClose }: MoveCashDialogProps) {
  const t = useTranslations("dashboardDrawer.move");
  const money = useMoneyText();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { move } = useDrawerActs();
  const form = useId();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const read = readAmountText(amount, currency);
  const isRight = read !== null && read > 0;
  const send = () => {
    setTried(true);
    if (!isRight || reason.trim() === "") return;
    move.mutate(
      { drawerId: drawer.id, direction, amount: read, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t(`done.${direction}`, { amount: money(read, currency) }) });
          onClose();
        },
        onError: (failure) => failureToast(t("failed"), failure),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`title.${direction}`)}
      description={t(`body.${direction}`)}
      footer={
        <Button type="submit" form={form} size="large" className="w-full" pending={move.isPending}>
          {t(`title.${direction}`)}
        </Button>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={t("amount")} error={tried && !isRight && t("amountWrong")} required>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            after={currency}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field
          label={t("reason")}
          hint={t(`reasonHint.${direction}`)}
          error={tried && reason.trim() === "" && t("reasonMissing")}
          required
        >
          <Input
            value={reason}
            maxLength={MAX_CASH_REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
