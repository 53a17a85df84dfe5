"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { type FormReading, readingOf } from "@/components/form/form-reading";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { useToast } from "@/components/ui/toast";
import { MAX_STOCK_NOTE_LENGTH } from "@/lib/restaurant/inventory/ingredient";
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

export function MoveDialog({ ingredient, kind, onClose }: MoveDialogProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const failureWords = useFailureWords();
  const toast = useToast();
  const formId = useId();
  const { currency } = useDashboardTenant();
  const { name, stock, unit } = ingredient;
  const { mutate, isPending, error } = useMoveIngredient(ingredient.id);
  const form = useReadForm({
    values: { quantity: "", cost: "", note: "" },
    read: (typed): FormReading<BodyOf<"moveIngredient">, "quantityInvalid" | "costInvalid"> => {
      const quantity = readQuantityText(typed.quantity);
      const isQuantity = quantity !== null && (quantity > 0 || kind === "recount");
      const hasCost = typed.cost.trim() !== "";
      const cost = hasCost ? readAmountText(typed.cost, currency) : null;
      return readingOf(
        {
          quantity: isQuantity ? undefined : "quantityInvalid",
          cost: hasCost && cost === null ? "costInvalid" : undefined,
        },
        { kind, quantity: quantity ?? 0, cost, note: typed.note.trim() || null },
      );
    },
    words: (invalid) => t(invalid),
  });
  const submit = form.onSubmit(async (body) => {
    if (isPending) return;
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
      <Form of={form} id={formId} onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <BoxField
          name="quantity"
          label={t(`moveQuantity.${kind}`)}
          required
          input={{ inputMode: "decimal", autoComplete: "off", after: words.unit(unit) }}
        />
        {kind === "delivery" && (
          <BoxField
            name="cost"
            label={t("deliveryCost")}
            hint={t("deliveryCostHint")}
            optional
            input={{ inputMode: "decimal", autoComplete: "off", after: currency }}
          />
        )}
        <BoxField
          name="note"
          label={t("note")}
          optional
          maxLength={MAX_STOCK_NOTE_LENGTH}
          input={{ placeholder: t(`noteExample.${kind}`) }}
        />
        <ProblemBox>{problem && (problem.detail || problem.title)}</ProblemBox>
      </Form>
    </Dialog>
  );
}
