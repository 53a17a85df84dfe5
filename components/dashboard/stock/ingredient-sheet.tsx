"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { issuesOf } from "@/components/form/form-reading";
import { useEdit } from "@/components/form/use-edit";
import { useField } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { INGREDIENT_UNITS, MAX_INGREDIENT_NAME_LENGTH } from "@/lib/restaurant/inventory/ingredient";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { type IngredientForm, ingredientForm, readIngredientForm } from "./ingredient-form";
import { LatestMovements } from "./latest-movements";
import { LevelBadge } from "./level-badge";
import { stockLevel } from "./stock-level";
import { useSaveIngredient } from "./use-stock-changes";
import { useStockWords } from "./use-stock-words";

interface IngredientSheetProps {
  /** Null makes a new one. */
  ingredient: IngredientWire | null;
  onClose: () => void;
}

export function IngredientSheet({ ingredient, onClose }: IngredientSheetProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const toast = useToast();
  const failureToast = useFailureToast();
  const formId = useId();
  const { currency, manages } = useDashboardTenant();
  const { mutateAsync } = useSaveIngredient();
  const form = useReadForm({
    values: ingredientForm(ingredient),
    read: readIngredientForm,
    words: (problem) => t(problem),
  });
  const unit = useField(form.control, "unit");

  const refuse = (failure: ApiFailure) => {
    if (failure.code === "INGREDIENT_NAME_TAKEN") return form.control.mark("name", t("nameTaken"));
    if (issuesOf(failure).some(([field]) => field === "unitCost"))
      return form.control.mark("unitCost", t("unitCostInvalid"));
    failureToast(t("notSaved"), failure);
  };
  const { over, conflict } = useEdit(ingredient, { of: form });
  const save = form.onSubmit(({ unit, stock, ...facts }) =>
    mutateAsync(
      over.read ? { ...over, read: over.read, body: facts } : { read: null, body: { ...facts, unit, stock } },
    ).then((stored) => {
      if (!stored) return;
      toast({ title: t("saved", { name: facts.name }) });
      onClose();
    }, refuse),
  );
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={ingredient?.name ?? t("new")}
        footer={
          manages && (
            <Button type="submit" form={formId} size="large" className="w-full" pending={form.pending}>
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
          <Form of={form} id={formId} onSubmit={save} className="flex flex-col gap-5 pt-1">
            <BoxField
              name="name"
              label={t("name")}
              required
              maxLength={MAX_INGREDIENT_NAME_LENGTH}
              input={{ autoComplete: "off" }}
            />
            {!ingredient && (
              <div className="grid grid-cols-2 items-start gap-3">
                <Field label={t("unit")} hint={t("unitHint")}>
                  <Select
                    value={unit.value}
                    onValueChange={(chosen) => unit.onChange(chosen as IngredientForm["unit"])}
                    options={INGREDIENT_UNITS.map((value) => ({ value, label: t(`unitNames.${value}`) }))}
                  />
                </Field>
                <BoxField
                  name="stock"
                  label={t("stock")}
                  input={{ inputMode: "decimal", placeholder: "0", after: words.unit(unit.value) }}
                />
              </div>
            )}
            <BoxField
              name="lowThreshold"
              label={t("lowMark")}
              hint={t("lowMarkHint")}
              optional
              input={{ inputMode: "decimal", after: words.unit(unit.value) }}
            />
            <BoxField
              name="unitCost"
              label={t("unitCostOf", { unit: words.perUnit(unit.value) })}
              hint={t("unitCostHint")}
              optional
              input={{ inputMode: "decimal", after: currency }}
            />
          </Form>
        )}
        {ingredient && <LatestMovements ingredientId={ingredient.id} />}
      </Sheet>
      {conflict}
    </>
  );
}
