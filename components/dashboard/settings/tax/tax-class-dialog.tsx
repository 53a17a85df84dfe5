"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { ApiFailure } from "@/components/data/api-failure";
import { issuesOf, readingResolver } from "@/components/data/form-reading";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { type RateName, readTaxClassForm, type TaxClassForm, taxClassForm } from "./tax-class-form";
import { type TaxClass, useSaveTaxClass } from "./use-tax";

interface TaxClassDialogProps {
  /** Null makes a new one. */
  taxClass: TaxClass | null;
  onClose: () => void;
}

const NAME_LENGTH = 40;

/** Name and rates of a tax class. */
export function TaxClassDialog({ taxClass, onClose }: TaxClassDialogProps) {
  const t = useTranslations("dashboardTax");
  const tCommon = useTranslations("common.actions");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useSaveTaxClass();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: taxClassForm(taxClass),
    resolver: readingResolver(readTaxClassForm, (problem) => t(`problem.${problem}`)),
  });
  const refuse = (failure: ApiFailure) => {
    if (failure.code === "TAX_CLASS_NAME_TAKEN") return setError("name", { message: t("problem.nameTaken") });
    for (const [field, message] of issuesOf(failure))
      setError(field.replace("rates.", "") as keyof TaxClassForm, { message });
    failureToast(t("notSaved"), failure);
  };
  const save = handleSubmit((body) =>
    mutateAsync(taxClass ? { id: taxClass.id, body } : { id: null, body }).then(({ name }) => {
      toast({ title: t("savedClass", { name }) });
      onClose();
    }, refuse),
  );
  const rate = (name: RateName) => (
    <Field label={t(`rate.${name}`)} error={formState.errors[name]?.message}>
      <Input {...register(name)} inputMode="decimal" after="%" />
    </Field>
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
          <Button pending={isPending} onClick={save}>
            {taxClass ? tCommon("save") : t("create")}
          </Button>
        </div>
      }
    >
      <form method="post" noValidate onSubmit={save} className="flex flex-col gap-5">
        <Field label={t("name")} hint={t("nameHint")} required error={formState.errors.name?.message}>
          <Input {...register("name")} maxLength={NAME_LENGTH} />
        </Field>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          {rate("pickup")}
          {rate("delivery")}
          {rate("dineIn")}
        </div>
        <p className="text-sm text-ink-soft">{t("ratesHint")}</p>
      </form>
    </Dialog>
  );
}
