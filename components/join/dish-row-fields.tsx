"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { MAX_MENU_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";
import { type DishRow, rowProblem } from "./dish-rows";

interface DishRowFieldsProps {
  row: DishRow;
  place: number;
  currency: string;
  /** Problems are shown once somebody has tried to save. */
  isChecked: boolean;
  onChange: (changes: Partial<DishRow>) => void;
  onRemove: () => void;
}

export function DishRowFields({ row, place, currency, isChecked, onChange, onRemove }: DishRowFieldsProps) {
  const t = useTranslations("join.menu");
  const problem = isChecked ? rowProblem(row, currency) : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6.5rem_2.75rem] items-start gap-x-3 gap-y-3 py-5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_8rem_2.75rem]">
      <Field
        label={t("dish")}
        error={problem === "name" ? t("problem.name") : undefined}
        className="max-md:col-span-2"
      >
        <Input
          value={row.name}
          maxLength={MAX_MENU_NAME_LENGTH}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <div className="pt-6.5 max-md:order-none md:order-last">
        <IconButton
          icon={Trash2}
          label={t("remove", { dish: row.name.trim() || String(place) })}
          onClick={onRemove}
        />
      </div>
      <Field label={t("category")} error={problem === "category" ? t("problem.category") : undefined}>
        <Input
          value={row.category}
          maxLength={80}
          list="join-categories"
          onChange={(event) => onChange({ category: event.target.value })}
        />
      </Field>
      <Field
        label={t("price")}
        error={problem === "price" ? t("problem.price") : undefined}
        className="max-md:col-span-2"
      >
        <Input
          value={row.price}
          inputMode="decimal"
          maxLength={12}
          after={currency}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </Field>
      <Field label={t("description")} hideLabel className="col-span-full md:order-last">
        <Input
          value={row.description}
          maxLength={300}
          placeholder={t("description")}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
    </li>
  );
}
