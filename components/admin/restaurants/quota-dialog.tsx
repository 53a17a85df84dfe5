"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { BodyOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import { LARGEST_QUOTA } from "@/lib/restaurant/tenancy/settings-limits";
import type { QuotaUse } from "./quota-use";
import { isQuota, readNumber } from "./terms-form";
import { useRestaurantActs } from "./use-restaurant-acts";

export function QuotaDialog({
  tenantId,
  quota: { name, most, platformMost },
  onClose,
}: {
  tenantId: string;
  quota: QuotaUse;
  onClose: () => void;
}) {
  const t = useTranslations("adminRestaurants.quotas");
  const format = useFormatter();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { update } = useRestaurantActs();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ most: String(most) });
  const save = async (own: number | null) => {
    setProblem(null);
    // The document cannot say that a record may be partial.
    const quotas = { [name]: own } as BodyOf<"updateTenant">["quotas"];
    await update.mutateAsync({ tenantId, quotas }).then(
      () => {
        toast({ title: t("saved") });
        onClose();
      },
      (failure) => {
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  };
  const submit = form.onSubmit((typed) => save(readNumber(typed.most)));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(`name.${name}`)}>
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="most"
          rule={{ required: true, maxLength: 7, isValid: isQuota }}
          label={t("number")}
          hint={t("platform", { most: format.number(platformMost) })}
          problemText={() => t("numberInvalid", { max: LARGEST_QUOTA })}
          input={{ inputMode: "numeric", autoComplete: "off" }}
        />
        <ProblemBox>{problem}</ProblemBox>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={form.pending}>
            {t("save")}
          </Button>
          {most !== platformMost && (
            <Button variant="quiet" pending={update.isPending} onClick={() => void save(null)}>
              {t("restore")}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
