"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Controller, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { issuesOf } from "@/components/data/form-reading";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { INGREDIENT_UNITS } from "@/lib/restaurant/inventory/ingredient";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { LatestMovements } from "./latest-movements";
import { LevelBadge } from "./level-badge";
import { readCostText, readQuantityText } from "./quantity-text";
import { stockLevel } from "./stock-level";
import { useSaveIngredient } from "./use-stock-changes";
import { useStockWords } from "./use-stock-words";

interface IngredientSheetProps {
  /** Null makes a new one. */
  ingredient: IngredientWire | null;
  onClose: () => void;
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : `${value}`;
const isOptional = (read: (text: string) => number | null) => (text: string) =>
  text.trim() === "" || read(text) !== null;
const orNull = (text: string, read: (text: string) => number | null) =>
  text.trim() === "" ? null : read(text);

/** One ingredient: its facts, and what happened to it last. Its unit is for good: recipes are written in it. */
export function IngredientSheet({ ingredient, onClose }: IngredientSheetProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const toast = useToast();
  const failureToast = useFailureToast();
  const formId = useId();
  const { currency, manages } = useDashboardTenant();
  const { mutateAsync, isPending } = useSaveIngredient();
  const form = useForm({
    defaultValues: {
      name: ingredient?.name ?? "",
      unit: ingredient?.unit ?? "kg",
      stock: "",
      lowThreshold: textOf(ingredient?.lowThreshold),
      unitCost: textOf(ingredient?.unitCost),
    },
  });
  const { register, control, formState, setError } = form;
  const { errors } = formState;
  const unit = form.watch("unit");

  const refuse = (failure: ApiFailure) => {
    if (failure.code === "INGREDIENT_NAME_TAKEN") return setError("name", { message: t("nameTaken") });
    if (issuesOf(failure).some(([field]) => field === "unitCost"))
      return setError("unitCost", { message: t("unitCostInvalid") });
    failureToast(t("notSaved"), failure);
  };
  const save = form.handleSubmit(async (typed) => {
    const facts = {
      name: typed.name.trim(),
      lowThreshold: orNull(typed.lowThreshold, readQuantityText),
      unitCost: orNull(typed.unitCost, readCostText),
    };
    const first = { ...facts, unit: typed.unit, stock: orNull(typed.stock, readQuantityText) ?? 0 };
    await mutateAsync(ingredient ? { id: ingredient.id, body: facts } : { id: null, body: first }).then(
      () => {
        toast({ title: t("saved", { name: facts.name }) });
        onClose();
      },
      refuse,
    );
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={ingredient?.name ?? t("new")}
      footer={
        manages && (
          <Button type="submit" form={formId} size="large" className="w-full" pending={isPending}>
            {t(ingredient ? "save" : "create")}
          </Button>
        )
      }
    >
      {ingredient && (
        <p className="flex items-center gap-3 pb-5">
          <span className="text-2xl font-semibold tabular-nums">
            {words.quantity(ingredient.stock, ingredient.unit)}
          </span>
          <LevelBadge level={stockLevel(ingredient)} />
        </p>
      )}
      {manages && (
        <form method="post" id={formId} noValidate onSubmit={save} className="flex flex-col gap-5 pt-1">
          <Field label={t("name")} error={errors.name && (errors.name.message || t("nameMissing"))} required>
            <Input
              {...register("name", { validate: (text) => text.trim() !== "" })}
              maxLength={120}
              autoComplete="off"
            />
          </Field>
          {!ingredient && (
            <div className="grid grid-cols-2 items-start gap-3">
              <Field label={t("unit")} hint={t("unitHint")}>
                <Controller
                  control={control}
                  name="unit"
                  render={({ field }) => (
                    <Select
                      value={field.value}
                      onValueChange={field.onChange}
                      options={INGREDIENT_UNITS.map((value) => ({ value, label: t(`unitNames.${value}`) }))}
                    />
                  )}
                />
              </Field>
              <Field label={t("stock")} error={errors.stock && t("quantityInvalid")}>
                <Input
                  {...register("stock", { validate: isOptional(readQuantityText) })}
                  inputMode="decimal"
                  placeholder="0"
                  after={words.unit(unit)}
                />
              </Field>
            </div>
          )}
          <Field
            label={t("lowMark")}
            hint={t("lowMarkHint")}
            error={errors.lowThreshold && t("quantityInvalid")}
            optional
          >
            <Input
              {...register("lowThreshold", { validate: isOptional(readQuantityText) })}
              inputMode="decimal"
              after={words.unit(unit)}
            />
          </Field>
          <Field
            label={t("unitCostOf", { unit: words.perUnit(unit) })}
            hint={t("unitCostHint")}
            error={errors.unitCost && (errors.unitCost.message || t("unitCostInvalid"))}
            optional
          >
            <Input
              {...register("unitCost", { validate: isOptional(readCostText) })}
              inputMode="decimal"
              after={currency}
            />
          </Field>
        </form>
      )}
      {ingredient && <LatestMovements ingredientId={ingredient.id} />}
    </Sheet>
  );
}
