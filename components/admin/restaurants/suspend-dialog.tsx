"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import { useRestaurantActs } from "./use-restaurant-acts";

const REASON = { required: true, maxLength: 300, isValid: (text: string) => text.length >= 3 };

/** Asks why a restaurant is closed to guests, and closes it. */
export function SuspendDialog({
  tenantId,
  restaurant,
  onClose,
}: {
  tenantId: string;
  restaurant: string;
  onClose: () => void;
}) {
  const t = useTranslations("adminRestaurants.suspend");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { update } = useRestaurantActs();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ reason: "" });
  const submit = form.onSubmit(async ({ reason }) => {
    setProblem(null);
    await update.mutateAsync({ tenantId, status: "suspended", reason: reason.trim() }).then(
      () => {
        toast({ title: t("done", { restaurant }) });
        onClose();
      },
      (failure) => {
        form.refuse(failure);
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { restaurant })}
      description={t("lead")}
    >
      <form ref={form.element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="reason"
          rule={REASON}
          label={t("reason")}
          hint={t("reasonHint")}
          problemText={() => t("reasonMissing")}
          multiline
        />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" variant="danger" size="large" pending={form.pending}>
          {t("confirm")}
        </Button>
      </form>
    </Dialog>
  );
}
