"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { readAmountText } from "@/components/data/amount-text";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { readQuantityText } from "./quantity-text";
import { useMoveIngredient } from "./use-stock-changes";
import { useStockWords } from "./use-stock-words";

export type MoveKind = "delivery" | "waste" | "recount";

interface MoveDialogProps {
  ingredient: IngredientWire;
  kind: MoveKind;
  onClose: () => void;
}

/** A delivery, waste or a recount of one ingredient. */
export function MoveDialog({ ingredient, kind, onClose }: MoveDialogProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const failureWords = useFailureWords();
  const toast = useToast();
  const formId = useId();
  const { currency } = useDashboardTenant();
  const { name, stock, unit } = ingredient;
  const { mutate, isPending, error } = useMoveIngredient(ingredient.id);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { quantity: "", cost: "", note: "" },
  });
  const { errors } = formState;
  const isQuantity = (text: string) => {
    const quantity = readQuantityText(text);
    return quantity !== null && (quantity > 0 || kind === "recount");
  };
  const submit = handleSubmit(({ quantity, cost, note }) => {
    if (isPending) return;
    const body = {
      kind,
      quantity: readQuantityText(quantity) ?? 0,
      cost: cost.trim() === "" ? null : readAmountText(cost, currency),
      note: note.trim() || null,
    };
    mutate(body, {
      onSuccess: ({ stock: left }) => {
        toast({ title: t("moved", { name, stock: words.quantity(left, unit) }) });
        onClose();
      },
    });
  });
  const problem = error && failureWords(error);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(`moveTitle.${kind}`, { name })}
      description={t("inStock", { stock: words.quantity(stock, unit) })}
      footer={
        <Button type="submit" form={formId} size="large" className="w-full" pending={isPending}>
          {t(`moveAction.${kind}`)}
        </Button>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <Field label={t(`moveQuantity.${kind}`)} error={errors.quantity && t("quantityInvalid")} required>
          <Input
            {...register("quantity", { validate: isQuantity })}
            inputMode="decimal"
            autoComplete="off"
            after={words.unit(unit)}
          />
        </Field>
        {kind === "delivery" && (
          <Field
            label={t("deliveryCost")}
            hint={t("deliveryCostHint")}
            error={errors.cost && t("costInvalid")}
            optional
          >
            <Input
              {...register("cost", {
                validate: (text) => text.trim() === "" || readAmountText(text, currency) !== null,
              })}
              inputMode="decimal"
              autoComplete="off"
              after={currency}
            />
          </Field>
        )}
        <Field label={t("note")} optional>
          <Input {...register("note")} maxLength={300} placeholder={t(`noteExample.${kind}`)} />
        </Field>
        <ProblemBox>{problem && (problem.detail || problem.title)}</ProblemBox>
      </form>
    </Dialog>
  );
}
