"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { readingOf } from "@/components/form/form-reading";
import { useProblems, useValues } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Switch } from "@/components/ui/switch";
import type { TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { ExternalIdField } from "./external-id-field";
import { hoursDrafts, hoursFromDrafts, hoursProblems } from "./hours-draft";
import { HoursEditor } from "./hours-editor";
import { LocaleTexts } from "./locale-texts";
import { filledTexts } from "./product-form";
import { TaxClassField } from "./tax-class-field";
import { useFieldWords } from "./use-field-words";
import { useSaveCategory } from "./use-menu-edits";

interface CategoryDialogProps {
  /** Null makes a new one. */
  category: TenantCategory | null;
  onSaved: (category: TenantCategory) => void;
  onClose: () => void;
}

const formOf = (category: TenantCategory | null) => ({
  name: category?.name ?? {},
  visible: category?.visible ?? true,
  taxClassId: category?.taxClassId ?? null,
  availability: hoursDrafts(category?.availability ?? []),
  externalId: category?.externalId ?? "",
});

const readForm = (typed: ReturnType<typeof formOf>) => {
  const name = filledTexts(typed.name);
  return readingOf(
    {
      name: Object.keys(name).length === 0 ? "nameMissing" : undefined,
      ...hoursProblems(typed.availability),
    },
    {
      ...{ ...typed, name, availability: hoursFromDrafts(typed.availability) },
      externalId: typed.externalId.trim() || null,
    },
  );
};

function begunOf(category: TenantCategory) {
  const untouched = readForm(formOf(category));
  return untouched.ok ? untouched.body : {};
}

/** The names of a category and whether guests see it. */
export function CategoryDialog({ category, onSaved, onClose }: CategoryDialogProps) {
  const t = useTranslations("dashboard");
  const tMenu = useTranslations("dashboardMenu");
  const tCommon = useTranslations("common.actions");
  const { locales } = useDashboardTenant();
  const failureWords = useFailureWords();
  const { mutateAsync } = useSaveCategory();
  const { dialog: conflict, choose } = useConflict(useFieldWords());
  const form = useReadForm({
    values: formOf(category),
    read: readForm,
    words: (problem) => (problem === "nameMissing" ? t("product.nameMissing") : tMenu("hours.noDay")),
  });
  const { control } = form;
  const { name, visible, taxClassId, availability, externalId } = useValues(control);
  const errorAt = useProblems(control);

  const refuse = (failure: ApiFailure) => {
    if (failure.code === "EXTERNAL_ID_TAKEN") return control.mark("externalId", t("programs.taken"));
    const words = failureWords(failure);
    form.control.mark("name", failure.issues[0]?.message ?? (words.detail || words.title));
  };
  const save = form.onSubmit((body) =>
    mutateAsync(
      category ? { read: category, body, begun: begunOf(category), choose } : { read: null, body },
    ).then((saved) => {
      if (saved) onSaved(saved);
    }, refuse),
  );
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
          <Button pending={form.pending} onClick={save}>
            {category ? tCommon("save") : t("menu.create")}
          </Button>
        </div>
      }
    >
      <Form of={form} onSubmit={save} className="flex flex-col gap-5">
        <LocaleTexts
          locales={locales}
          name={name}
          onName={(names) => control.set("name", names)}
          nameError={errorAt("name")}
        />
        <Switch
          label={t("menu.visible")}
          checked={visible}
          onCheckedChange={(isVisible) => control.set("visible", isVisible)}
        />
        <TaxClassField
          value={taxClassId}
          onChange={(classId) => control.set("taxClassId", classId)}
          without="restaurantDefault"
        />
        <HoursEditor
          hours={availability}
          onChange={(hours) => control.set("availability", hours)}
          errorAt={errorAt}
        />
        <ExternalIdField
          value={externalId}
          onChange={(id) => control.set("externalId", id)}
          error={errorAt("externalId")}
        />
      </Form>
      {conflict}
    </Dialog>
  );
}
