"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Form } from "@/components/form/form";
import { useEdit } from "@/components/form/use-edit";
import { useField, useProblems } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
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
import { readRecipeForm, recipeForm } from "./recipe-form";
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
  const { mutateAsync } = useSaveRecipe();
  const form = useReadForm({
    values: recipeForm(product),
    read: readRecipeForm,
    words: (problem) => t(problem),
  });
  const { value: lines, onChange } = useField(form.control, "lines");
  const problemAt = useProblems(form.control);
  const added = useRef("");
  const unitOf = (id: string) => ingredients.find((each) => each.id === id)?.unit ?? "piece";
  const free = ingredients.filter(({ id }) => lines.every(({ ingredientId }) => ingredientId !== id));
  const change = (key: string, changes: { ingredientId: string } | { text: string }) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const add = () => {
    added.current = crypto.randomUUID();
    onChange([...lines, { key: added.current, ingredientId: free[0]?.id ?? "", text: "" }]);
  };
  const lineText = (value: unknown) => {
    if (typeof value !== "object" || value === null || !("ingredientId" in value)) return null;
    const line = value as TenantProduct["recipe"][number] & { option?: string };
    const named = ingredients.find(({ id }) => id === line.ingredientId);
    const amount = `${words.quantity(line.quantity, unitOf(line.ingredientId))} ${named?.name ?? ""}`;
    return line.option === undefined ? amount : `${line.option}: ${amount}`;
  };
  const begun = readRecipeForm(recipeForm(product));
  const { over, conflict } = useEdit(product, {
    of: form,
    labels: { recipe: t("recipe"), optionRecipes: t("recipe") },
    text: (_, value) => lineText(value),
  });
  const save = form.onSubmit((body) =>
    mutateAsync({ ...over, body, ...(begun.ok ? { begun: begun.body } : {}) }).then(
      (stored) => {
        if (!stored) return;
        toast({ title: t("recipeSaved", { name }) });
        onClose();
      },
      (refusal) => failureToast(t("notSaved"), refusal),
    ),
  );
  const price = priceOf(product);
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={name}
        description={t("recipeHint")}
        footer={
          manages && (
            <Button type="submit" form={formId} size="large" className="w-full" pending={form.pending}>
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
        <Form of={form} id={formId} onSubmit={save} className="flex flex-col gap-3">
          {lines.map(({ key, ingredientId, text }, index) => {
            const own = ingredients.filter((each) => each.id === ingredientId);
            return (
              <div key={key} className="grid grid-cols-[minmax(0,1fr)_8.5rem_auto] items-start gap-2">
                <Select
                  label={t("ingredientOf", { number: index + 1 })}
                  value={ingredientId}
                  onValueChange={(chosen) => change(key, { ingredientId: chosen })}
                  disabled={!manages}
                  options={[...own, ...free].map((each) => ({ value: each.id, label: each.name }))}
                />
                <Field
                  label={t("quantityOf", { name: own[0]?.name ?? "" })}
                  hideLabel
                  error={problemAt(`lines.${key}`)}
                >
                  <Input
                    ref={(box) => {
                      if (added.current !== key) return;
                      box?.focus();
                      added.current = "";
                    }}
                    value={text}
                    onChange={(event) => change(key, { text: event.target.value })}
                    inputMode="decimal"
                    autoComplete="off"
                    disabled={!manages}
                    after={words.unit(unitOf(ingredientId))}
                  />
                </Field>
                {manages && (
                  <IconButton
                    icon={Trash2}
                    label={t("takeOut", { name: own[0]?.name ?? "" })}
                    onClick={() => onChange(lines.filter((line) => line.key !== key))}
                  />
                )}
              </div>
            );
          })}
          {lines.length === 0 && <p className="text-ink-soft">{t("recipeEmpty")}</p>}
          {manages && (
            <Button variant="secondary" disabled={free.length === 0} onClick={add}>
              <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
              {t("addLine")}
            </Button>
          )}
          {ingredients.length === 0 && <p className="text-sm text-ink-soft">{t("noIngredientsYet")}</p>}
          <OptionRecipeFields product={product} ingredients={ingredients} disabled={!manages} />
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
