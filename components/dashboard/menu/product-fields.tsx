"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useProblems, useValues } from "@/components/form/use-field";
import { useLanguage } from "@/components/i18n/use-language";
import { Field } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { localText } from "@/lib/core/i18n/locales";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import type { TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { MAX_ALLERGEN_NOTE_LENGTH } from "@/lib/restaurant/menu/menu-limits";
import { AgeField } from "./age-field";
import { ExternalIdField } from "./external-id-field";
import { HoursEditor } from "./hours-editor";
import { LocaleFields } from "./locale-fields";
import { LocaleTexts } from "./locale-texts";
import { OptionGroupsEditor } from "./option-groups-editor";
import { PictureField } from "./picture-field";
import type { ProductForm } from "./product-form";
import { TagChoice } from "./tag-choice";
import { TaxClassField } from "./tax-class-field";

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
  categories: readonly TenantCategory[];
  /** A draft is published by its button, and guests cannot order it before: only then it has these two switches. */
  isPublished: boolean;
}

/** The fields of a dish, inside its form. */
export function ProductFields({ categories, isPublished }: ProductFieldsProps) {
  const t = useTranslations("dashboard.product");
  const tMenu = useTranslations("dashboardMenu");
  const locale = useLanguage();
  const { currency, locales } = useDashboardTenant();
  const control = useFormControl<ProductForm>();
  const form = useValues(control);
  const errorAt = useProblems(control);
  const put =
    <Name extends keyof ProductForm>(name: Name) =>
    (value: ProductForm[Name]) =>
      control.set(name, value);
  const sign = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value;
  return (
    <div className="flex flex-col gap-6">
      <LocaleTexts
        locales={locales}
        name={form.name}
        onName={put("name")}
        nameError={errorAt("name")}
        description={form.description}
        onDescription={put("description")}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <BoxField
          name="basePrice"
          label={t("price")}
          required
          input={{ before: sign, inputMode: "decimal" }}
        />
        <BoxField
          name="discountPrice"
          label={t("discountPrice")}
          optional
          input={{ before: sign, inputMode: "decimal" }}
        />
      </div>
      <PictureField image={form.image} onChange={put("image")} />
      <Field label={t("category")} error={errorAt("categoryId")}>
        <Select
          value={form.categoryId}
          onValueChange={put("categoryId")}
          options={categories.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) }))}
        />
      </Field>
      <TaxClassField
        value={form.taxClassId}
        onChange={put("taxClassId")}
        without="categoryDefault"
        error={errorAt("taxClassId")}
      />
      {isPublished && (
        <div>
          <p className="mb-2 text-sm font-semibold">{t("status")}</p>
          <SegmentedControl
            label={t("status")}
            value={form.status}
            onValueChange={put("status")}
            options={[
              { value: "active", label: t("active") },
              { value: "draft", label: t("draft") },
            ]}
          />
          <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
            {tMenu(`status.${form.status}`)}
          </p>
          {form.status === "active" && (
            <Switch
              label={t("available")}
              hint={t("availableHint")}
              checked={form.available}
              onCheckedChange={put("available")}
            />
          )}
        </div>
      )}
      <BoxField
        name="stock"
        label={t("stockLabel")}
        hint={t("stockHint")}
        input={{ inputMode: "numeric", placeholder: "∞" }}
      />
      <TagChoice
        label={t("fact.allergens")}
        tags={EU_ALLERGENS.map((value) => ({ value, label: t(`allergen.${value}`) }))}
        chosen={form.allergens}
        onChange={put("allergens")}
      />
      <LocaleFields
        texts={form.allergenNote}
        onChange={put("allergenNote")}
        label={(language) => tMenu("allergenNoteIn", { language })}
        summary={t("fact.allergenNote")}
        maxLength={MAX_ALLERGEN_NOTE_LENGTH}
        multiline
      />
      <TagChoice
        label={t("fact.dietaryTags")}
        tags={DIETS.map((value) => ({ value, label: t(`diet.${value}`) }))}
        chosen={form.dietaryTags}
        onChange={put("dietaryTags")}
      />
      <AgeField
        label={t("fact.minimumAge")}
        value={form.minimumAge}
        onChange={put("minimumAge")}
        error={errorAt("minimumAge")}
      />
      <HoursEditor hours={form.availability} onChange={put("availability")} errorAt={errorAt} />
      <OptionGroupsEditor groups={form.optionGroups} onChange={put("optionGroups")} errorAt={errorAt} />
      <ExternalIdField value={form.externalId} onChange={put("externalId")} error={errorAt("externalId")} />
    </div>
  );
}
