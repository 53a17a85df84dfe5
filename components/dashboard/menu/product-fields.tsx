"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory } from "@/lib/restaurant/menu/menu-management-contract";
import { LocaleTexts } from "./locale-texts";
import { OptionGroupsEditor } from "./option-groups-editor";
import { PictureField } from "./picture-field";
import type { ProductForm } from "./product-form";
import { TagChoice } from "./tag-choice";

/** The fourteen of EU regulation 1169/2011, annex II. */
const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

const DIETS = [
  "vegetarian",
  "vegan",
  "gluten-free",
  "dairy-free",
  "alcohol-free",
  "spicy",
  "halal-friendly",
] as const;

interface ProductFieldsProps {
  form: ProductForm;
  onChange: (changes: Partial<ProductForm>) => void;
  categories: readonly TenantCategory[];
  /** What is wrong, by the field's name in the API. */
  errorAt: (field: string) => string | undefined;
}

export function ProductFields({ form, onChange, categories, errorAt }: ProductFieldsProps) {
  const t = useTranslations("dashboard.product");
  const locale = useLocale();
  const { currency, locales } = useDashboardTenant();
  const sign = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value;
  return (
    <div className="flex flex-col gap-6">
      <LocaleTexts
        locales={locales}
        name={form.name}
        onName={(name) => onChange({ name })}
        nameError={errorAt("name")}
        description={form.description}
        onDescription={(description) => onChange({ description })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t("price")} required error={errorAt("basePrice")}>
          <Input
            before={sign}
            inputMode="decimal"
            value={form.basePrice}
            onChange={(event) => onChange({ basePrice: event.target.value })}
          />
        </Field>
        <Field label={t("discountPrice")} optional error={errorAt("discountPrice")}>
          <Input
            before={sign}
            inputMode="decimal"
            value={form.discountPrice}
            onChange={(event) => onChange({ discountPrice: event.target.value })}
          />
        </Field>
      </div>
      <PictureField image={form.image} onChange={(image) => onChange({ image })} />
      <Field label={t("category")} error={errorAt("categoryId")}>
        <Select
          value={form.categoryId}
          onValueChange={(categoryId) => onChange({ categoryId })}
          options={categories.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) }))}
        />
      </Field>
      <div>
        <p className="mb-2 text-sm font-semibold">{t("status")}</p>
        <SegmentedControl
          label={t("status")}
          value={form.status}
          onValueChange={(status) => onChange({ status })}
          options={[
            { value: "active", label: t("active") },
            { value: "draft", label: t("draft") },
          ]}
        />
        <Switch
          label={t("available")}
          hint={t("availableHint")}
          checked={form.available}
          onCheckedChange={(available) => onChange({ available })}
        />
      </div>
      <Field label={t("stockLabel")} hint={t("stockHint")} error={errorAt("stock")}>
        <Input
          inputMode="numeric"
          placeholder="∞"
          value={form.stock}
          onChange={(event) => onChange({ stock: event.target.value })}
        />
      </Field>
      <TagChoice
        label={t("allergens")}
        tags={ALLERGENS.map((value) => ({ value, label: t(`allergen.${value}`) }))}
        chosen={form.allergens}
        onChange={(allergens) => onChange({ allergens })}
      />
      <TagChoice
        label={t("diets")}
        tags={DIETS.map((value) => ({ value, label: t(`diet.${value}`) }))}
        chosen={form.dietaryTags}
        onChange={(dietaryTags) => onChange({ dietaryTags })}
      />
      <OptionGroupsEditor
        groups={form.groups}
        onChange={(groups) => onChange({ groups })}
        errorAt={errorAt}
      />
    </div>
  );
}
