"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { useEdit } from "@/components/form/use-edit";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { MAX_TAX_NAME_LENGTH } from "@/lib/restaurant/tax/tax";
import { type RateName, readTaxClassForm, taxClassForm } from "./tax-class-form";
import { type TaxClass, useSaveTaxClass } from "./use-tax";

interface TaxClassDialogProps {
  /** Null makes a new one. */
  taxClass: TaxClass | null;
  onClose: () => void;
}

export function TaxClassDialog({ taxClass, onClose }: TaxClassDialogProps) {
  const t = useTranslations("dashboardTax");
  const tCommon = useTranslations("common.actions");
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useSaveTaxClass();
  const form = useReadForm({
    values: taxClassForm(taxClass),
    read: readTaxClassForm,
    words: (problem) => t(`problem.${problem}`),
  });
  const percentText = (_: string, value: unknown) =>
    typeof value === "number"
      ? format.number(value / 100, { style: "percent", maximumFractionDigits: 2 })
      : null;
  const refuse = (failure: ApiFailure) => {
    if (failure.code === "TAX_CLASS_NAME_TAKEN") return form.control.mark("name", t("problem.nameTaken"));
    form.refuse(failure, (name) => name.replace("rates.", ""));
    failureToast(t("notSaved"), failure);
  };
  const { over, conflict } = useEdit(taxClass, { of: form, text: percentText });
  const save = form.onSubmit((body) =>
    mutateAsync(over.read ? { ...over, read: over.read, body } : { read: null, body }).then((stored) => {
      if (!stored) return;
      toast({ title: t("savedClass", { name: stored.name }) });
      onClose();
    }, refuse),
  );
  const rate = (name: RateName) => (
    <BoxField name={name} label={t(`rate.${name}`)} input={{ inputMode: "decimal", after: "%" }} />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={taxClass ? t("editClass") : t("newClass")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {tCommon("cancel")}
          </Button>
          <Button pending={form.pending} onClick={save}>
            {taxClass ? tCommon("save") : t("create")}
          </Button>
        </div>
      }
    >
      <Form of={form} onSubmit={save} className="flex flex-col gap-5">
        <BoxField
          name="name"
          label={t("name")}
          hint={t("nameHint")}
          required
          maxLength={MAX_TAX_NAME_LENGTH}
        />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          {rate("pickup")}
          {rate("delivery")}
          {rate("dineIn")}
        </div>
        <p className="text-sm text-ink-soft">{t("ratesHint")}</p>
      </Form>
      {conflict}
    </Dialog>
  );
}
