"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Controller, useFieldArray, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { CanMake } from "./can-make";
import { OptionRecipeFields } from "./option-recipe-fields";
import { optionLineDrafts, readOptionLines, wrongOptionLines } from "./option-recipe-form";
import { readQuantityText } from "./quantity-text";
import { priceOf } from "./use-dish-columns";
import { useSaveRecipe } from "./use-stock-changes";
import { useStockWords } from "./use-stock-words";

interface RecipeSheetProps {
  product: TenantProduct;
  name: string;
  ingredients: readonly IngredientWire[];
  onClose: () => void;
}

/** What one plate takes of each ingredient. Nothing in the recipe, and the dish is not counted by ingredients. */
export function RecipeSheet({ product, name, ingredients, onClose }: RecipeSheetProps) {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const toast = useToast();
  const failureToast = useFailureToast();
  const formId = useId();
  const { manages } = useDashboardTenant();
  const { mutateAsync, isPending } = useSaveRecipe(product.id);
  const { control, register, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      lines: product.recipe.map(({ ingredientId, quantity }) => ({ ingredientId, text: `${quantity}` })),
    },
  });
  const { fields, append, remove } = useFieldArray({ control, name: "lines" });
  const lines = watch("lines");
  const unitOf = (id: string) => ingredients.find((each) => each.id === id)?.unit ?? "piece";
  const free = ingredients.filter(({ id }) => lines.every(({ ingredientId }) => ingredientId !== id));
  const [optionLines, setOptionLines] = useState(() => optionLineDrafts(product));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const save = handleSubmit(async (typed) => {
    const wrongLines = wrongOptionLines(optionLines);
    setWrong(wrongLines);
    if (wrongLines.size > 0) return;
    const recipe = typed.lines.map(({ ingredientId, text }) => ({
      ingredientId,
      quantity: readQuantityText(text) ?? 0,
    }));
    await mutateAsync({ recipe, optionRecipes: readOptionLines(optionLines) }).then(
      () => {
        toast({ title: t("recipeSaved", { name }) });
        onClose();
      },
      (refusal) => failureToast(t("notSaved"), refusal),
    );
  });
  const price = priceOf(product);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={t("recipeHint")}
      footer={
        manages && (
          <Button type="submit" form={formId} size="large" className="w-full" pending={isPending}>
            {t("saveRecipe")}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-5 tabular-nums">
        <CanMake units={product.canMake} />
        {product.cost !== null && (
          <span className="text-ink-soft">
            {t("costLine", {
              cost: words.money(product.cost),
              share: price === 0 ? "–" : words.percent(product.cost / price),
              margin: words.money(price - product.cost),
            })}
          </span>
        )}
      </p>
      <form method="post" id={formId} noValidate onSubmit={save} className="flex flex-col gap-3">
        {fields.map(({ id }, index) => {
          const chosen = lines[index]?.ingredientId ?? "";
          const own = ingredients.filter((each) => each.id === chosen);
          return (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_8.5rem_auto] items-start gap-2">
              <Controller
                control={control}
                name={`lines.${index}.ingredientId`}
                render={({ field }) => (
                  <Select
                    label={t("ingredientOf", { number: index + 1 })}
                    value={field.value}
                    onValueChange={field.onChange}
                    disabled={!manages}
                    options={[...own, ...free].map((each) => ({ value: each.id, label: each.name }))}
                  />
                )}
              />
              <Field
                label={t("quantityOf", { name: own[0]?.name ?? "" })}
                hideLabel
                error={formState.errors.lines?.[index]?.text && t("recipeQuantityInvalid")}
              >
                <Input
                  {...register(`lines.${index}.text`, {
                    validate: (text) => (readQuantityText(text) ?? 0) > 0,
                  })}
                  inputMode="decimal"
                  autoComplete="off"
                  disabled={!manages}
                  after={words.unit(unitOf(chosen))}
                />
              </Field>
              {manages && (
                <IconButton
                  icon={Trash2}
                  label={t("takeOut", { name: own[0]?.name ?? "" })}
                  onClick={() => remove(index)}
                />
              )}
            </div>
          );
        })}
        {fields.length === 0 && <p className="text-ink-soft">{t("recipeEmpty")}</p>}
        {manages && (
          <Button
            variant="secondary"
            disabled={free.length === 0}
            onClick={() => append({ ingredientId: free[0]?.id ?? "", text: "" })}
          >
            <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("addLine")}
          </Button>
        )}
        {ingredients.length === 0 && <p className="text-sm text-ink-soft">{t("noIngredientsYet")}</p>}
        <OptionRecipeFields
          product={product}
          ingredients={ingredients}
          lines={optionLines}
          onChange={setOptionLines}
          wrong={wrong}
          disabled={!manages}
        />
      </form>
    </Sheet>
  );
}
