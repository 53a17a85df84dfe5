"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormControl } from "@/components/form/form-context";
import { useField, useProblems } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { emptyOptionLine, type OptionLineDraft, optionChoices } from "./option-recipe-form";
import type { RecipeForm } from "./recipe-form";
import { useStockWords } from "./use-stock-words";

interface OptionRecipeFieldsProps {
  product: TenantProduct;
  ingredients: readonly IngredientWire[];
  disabled: boolean;
}

/** What the options of a dish take, in the recipe's form around. */
export function OptionRecipeFields({ product, ingredients, disabled }: OptionRecipeFieldsProps) {
  const t = useTranslations("dashboardStock");
  const tMenu = useTranslations("dashboardMenu.optionRecipe");
  const words = useStockWords();
  const control = useFormControl<RecipeForm>();
  const { value: lines, onChange } = useField(control, "optionLines");
  const problemAt = useProblems(control);
  const choices = optionChoices(product);
  if (choices.length === 0) return null;
  const change = (key: string, changes: Partial<OptionLineDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <section className="flex flex-col gap-3 pt-6">
      <h3 className="text-sm font-semibold">{tMenu("title")}</h3>
      <p className="text-sm text-ink-soft">{tMenu("hint")}</p>
      {lines.map((line, index) => {
        const own = ingredients.find(({ id }) => id === line.ingredientId);
        return (
          <div key={line.key} className="grid grid-cols-[minmax(0,1fr)_8.5rem_auto] items-start gap-2">
            <div className="col-span-full">
              <Select
                label={tMenu("option", { number: index + 1 })}
                value={line.choice}
                onValueChange={(choice) => change(line.key, { choice })}
                disabled={disabled}
                options={choices}
              />
            </div>
            <Select
              label={t("ingredientOf", { number: index + 1 })}
              value={line.ingredientId}
              onValueChange={(ingredientId) => change(line.key, { ingredientId })}
              disabled={disabled}
              options={ingredients.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Field
              label={t("quantityOf", { name: own?.name ?? "" })}
              hideLabel
              error={problemAt(`optionLines.${line.key}`)}
            >
              <Input
                value={line.text}
                inputMode="decimal"
                autoComplete="off"
                disabled={disabled}
                after={words.unit(own?.unit ?? "piece")}
                onChange={(event) => change(line.key, { text: event.target.value })}
              />
            </Field>
            {!disabled && (
              <IconButton
                icon={Trash2}
                label={t("takeOut", { name: own?.name ?? "" })}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            )}
          </div>
        );
      })}
      {!disabled && (
        <Button
          variant="secondary"
          disabled={ingredients.length === 0}
          onClick={() => onChange([...lines, emptyOptionLine(product, ingredients[0]?.id ?? "")])}
        >
          <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {tMenu("add")}
        </Button>
      )}
    </section>
  );
}
