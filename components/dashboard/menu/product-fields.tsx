"use client";

import { useTranslations } from "next-intl";
import { type FieldError, get, useController, useFormContext } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { localText } from "@/lib/core/i18n/locales";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import type { TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { AgeField } from "./age-field";
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

/** What is wrong with the form around, by the field's name in the API. */
function useErrorAt(): (field: string) => string | undefined {
  const { errors } = useFormContext<ProductForm>().formState;
  return (field) => {
    const error: FieldError | undefined = get(errors, field);
    return error?.message;
  };
}

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
  const { register, control } = useFormContext<ProductForm>();
  const errorAt = useErrorAt();
  const name = useController({ control, name: "name" }).field;
  const description = useController({ control, name: "description" }).field;
  const image = useController({ control, name: "image" }).field;
  const categoryId = useController({ control, name: "categoryId" }).field;
  const taxClassId = useController({ control, name: "taxClassId" }).field;
  const status = useController({ control, name: "status" }).field;
  const available = useController({ control, name: "available" }).field;
  const allergens = useController({ control, name: "allergens" }).field;
  const allergenNote = useController({ control, name: "allergenNote" }).field;
  const availability = useController({ control, name: "availability" }).field;
  const dietaryTags = useController({ control, name: "dietaryTags" }).field;
  const minimumAge = useController({ control, name: "minimumAge" }).field;
  const groups = useController({ control, name: "groups" }).field;
  const sign = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find((part) => part.type === "currency")?.value;
  return (
    <div className="flex flex-col gap-6">
      <LocaleTexts
        locales={locales}
        name={name.value}
        onName={name.onChange}
        nameError={errorAt("name")}
        description={description.value}
        onDescription={description.onChange}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t("price")} required error={errorAt("basePrice")}>
          <Input {...register("basePrice")} before={sign} inputMode="decimal" />
        </Field>
        <Field label={t("discountPrice")} optional error={errorAt("discountPrice")}>
          <Input {...register("discountPrice")} before={sign} inputMode="decimal" />
        </Field>
      </div>
      <PictureField image={image.value} onChange={image.onChange} />
      <Field label={t("category")} error={errorAt("categoryId")}>
        <Select
          value={categoryId.value}
          onValueChange={categoryId.onChange}
          options={categories.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) }))}
        />
      </Field>
      <TaxClassField
        value={taxClassId.value}
        onChange={taxClassId.onChange}
        without="categoryDefault"
        error={errorAt("taxClassId")}
      />
      {isPublished && (
        <div>
          <p className="mb-2 text-sm font-semibold">{t("status")}</p>
          <SegmentedControl
            label={t("status")}
            value={status.value}
            onValueChange={status.onChange}
            options={[
              { value: "active", label: t("active") },
              { value: "draft", label: t("draft") },
            ]}
          />
          <p aria-live="polite" className="mt-2 text-sm text-ink-soft">
            {tMenu(`status.${status.value}`)}
          </p>
          {status.value === "active" && (
            <Switch
              label={t("available")}
              hint={t("availableHint")}
              checked={available.value}
              onCheckedChange={available.onChange}
            />
          )}
        </div>
      )}
      <Field label={t("stockLabel")} hint={t("stockHint")} error={errorAt("stock")}>
        <Input {...register("stock")} inputMode="numeric" placeholder="∞" />
      </Field>
      <TagChoice
        label={t("allergens")}
        tags={EU_ALLERGENS.map((value) => ({ value, label: t(`allergen.${value}`) }))}
        chosen={allergens.value}
        onChange={allergens.onChange}
      />
      <LocaleFields
        texts={allergenNote.value}
        onChange={allergenNote.onChange}
        label={(language) => tMenu("allergenNoteIn", { language })}
        summary={tMenu("allergenNote")}
        maxLength={500}
        multiline
      />
      <TagChoice
        label={t("diets")}
        tags={DIETS.map((value) => ({ value, label: t(`diet.${value}`) }))}
        chosen={dietaryTags.value}
        onChange={dietaryTags.onChange}
      />
      <AgeField value={minimumAge.value} onChange={minimumAge.onChange} error={errorAt("minimumAge")} />
      <HoursEditor hours={availability.value} onChange={availability.onChange} errorAt={errorAt} />
      <OptionGroupsEditor groups={groups.value} onChange={groups.onChange} errorAt={errorAt} />
    </div>
  );
}
