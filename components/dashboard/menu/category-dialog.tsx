"use client";

import { useTranslations } from "next-intl";
import { useController, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import type { TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { type HoursDraft, hoursDrafts, hoursFromDrafts } from "./hours-draft";
import { HoursEditor } from "./hours-editor";
import { LocaleTexts } from "./locale-texts";
import { filledTexts } from "./product-form";
import { TaxClassField } from "./tax-class-field";
import { useSaveCategory } from "./use-menu-edits";

interface CategoryDialogProps {
  /** Null makes a new one. */
  category: TenantCategory | null;
  onSaved: (category: TenantCategory) => void;
  onClose: () => void;
}

type CategoryForm = {
  name: Record<string, string>;
  visible: boolean;
  taxClassId: string | null;
  availability: HoursDraft[];
};

/** The names of a category and whether guests see it. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const t = useTranslations("dashboard");
  const tMenu = useTranslations("dashboardMenu");
  const tCommon = useTranslations("common.actions");
  const { locales } = useDashboardTenant();
  const failureWords = useFailureWords();
  const { mutateAsync, isPending } = useSaveCategory();
  const { control, setError, handleSubmit } = useForm<CategoryForm>({
    defaultValues: {
      name: category?.name ?? {},
      visible: category?.visible ?? true,
      taxClassId: category?.taxClassId ?? null,
      availability: hoursDrafts(category?.availability ?? []),
    },
  });
  const isNamed = (texts: CategoryForm["name"]) => Object.keys(filledTexts(texts)).length > 0;
  const name = useController({
    control,
    name: "name",
    rules: { validate: (texts) => isNamed(texts) || t("product.nameMissing") },
  });
  const visible = useController({ control, name: "visible" });
  const taxClassId = useController({ control, name: "taxClassId" }).field;
  const hasDays = (hours: HoursDraft[]) => hours.every(({ days }) => days.length > 0);
  const availability = useController({
    control,
    name: "availability",
    rules: { validate: (hours) => hasDays(hours) || tMenu("hours.noDay") },
  });
  const hoursError = (field: string) => {
    const [, place] = field.split(".");
    const isEmpty = availability.field.value[Number(place)]?.days.length === 0;
    return isEmpty ? availability.fieldState.error?.message : undefined;
  };

  const refuse = (failure: ApiFailure) => {
    const words = failureWords(failure);
    setError("name", { message: failure.issues[0]?.message ?? (words.detail || words.title) });
  };
  const save = handleSubmit(async (form) => {
    const body = {
      name: filledTexts(form.name),
      visible: form.visible,
      taxClassId: form.taxClassId,
      availability: hoursFromDrafts(form.availability),
    };
    await mutateAsync(category ? { id: category.id, body } : { id: null, body }).then(onSaved, refuse);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={category ? t("menu.editCategory") : t("menu.newCategory")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {tCommon("cancel")}
          </Button>
          <Button pending={isPending} onClick={save}>
            {category ? tCommon("save") : t("menu.create")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <LocaleTexts
          locales={locales}
          name={name.field.value}
          onName={name.field.onChange}
          nameError={name.fieldState.error?.message}
        />
        <Switch
          label={t("menu.visible")}
          checked={visible.field.value}
          onCheckedChange={visible.field.onChange}
        />
        <TaxClassField value={taxClassId.value} onChange={taxClassId.onChange} without="restaurantDefault" />
        <HoursEditor
          hours={availability.field.value}
          onChange={availability.field.onChange}
          errorAt={hoursError}
        />
      </div>
    </Dialog>
  );
}
