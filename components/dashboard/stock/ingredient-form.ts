import type { BodyOf } from "@/components/data/api";
import { type FormReading, readingOf } from "@/components/form/form-reading";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import { readCostText, readQuantityText } from "./quantity-text";

/** An ingredient as it is edited; stock is asked of a new one only. */
export type IngredientForm = {
  name: string;
  unit: IngredientWire["unit"];
  stock: string;
  lowThreshold: string;
  unitCost: string;
};

export type IngredientProblem = "nameMissing" | "quantityInvalid" | "unitCostInvalid";

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : `${value}`;

export function ingredientForm(ingredient: IngredientWire | null): IngredientForm {
  return {
    name: ingredient?.name ?? "",
    unit: ingredient?.unit ?? "kg",
    stock: "",
    lowThreshold: textOf(ingredient?.lowThreshold),
    unitCost: textOf(ingredient?.unitCost),
  };
}

/** "" is none (null); undefined for anything that cannot be read. */
const readOptional = (text: string, read: (text: string) => number | null) =>
  text.trim() === "" ? null : (read(text) ?? undefined);

/** The form as the API accepts it, or its problems by field. */
export function readIngredientForm(
  form: IngredientForm,
): FormReading<BodyOf<"createIngredient">, IngredientProblem> {
  const name = form.name.trim();
  const stock = readOptional(form.stock, readQuantityText);
  const lowThreshold = readOptional(form.lowThreshold, readQuantityText);
  const unitCost = readOptional(form.unitCost, readCostText);
  return readingOf(
    {
      name: name === "" ? "nameMissing" : undefined,
      stock: stock === undefined ? "quantityInvalid" : undefined,
      lowThreshold: lowThreshold === undefined ? "quantityInvalid" : undefined,
      unitCost: unitCost === undefined ? "unitCostInvalid" : undefined,
    },
    {
      name,
      unit: form.unit,
      stock: stock ?? 0,
      lowThreshold: lowThreshold ?? null,
      unitCost: unitCost ?? null,
    },
  );
}
