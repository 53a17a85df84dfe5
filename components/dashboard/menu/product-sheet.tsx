"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Form } from "@/components/form/form";
import { FormProvider } from "@/components/form/form-context";
import { useIsChanged, useValue } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { ProductFields } from "./product-fields";
import { emptyProductForm, type ProductProblem, productForm, readProductForm } from "./product-form";
import { ProductPreview } from "./product-preview";
import { useFieldWords } from "./use-field-words";
import { useChangeProduct } from "./use-list-changes";
import { useSaveProduct } from "./use-menu-edits";

interface ProductSheetProps {
  /** Null makes a new dish. */
  product: TenantProduct | null;
  categoryId: string;
  categories: readonly TenantCategory[];
  onSaved: () => void;
  onClose: () => void;
}

const EXAMPLE_PRICE = 12.5;

/** The form of one dish. Errors are shown at their fields, including the server's. */
export function ProductSheet({ product, categoryId, categories, onSaved, onClose }: ProductSheetProps) {
  const t = useTranslations("dashboard");
  const tMenu = useTranslations("dashboardMenu");
  const locale = useLanguage();
  const { currency, locales, manages } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useSaveProduct();
  const change = useChangeProduct();
  const { dialog: conflict, choose } = useConflict(useFieldWords());
  const [leaving, setLeaving] = useState(false);
  const [view, setView] = useState<"edit" | "preview">("edit");

  const words: Record<ProductProblem, string> = {
    nameMissing: t("product.nameMissing"),
    priceInvalid: t("product.priceInvalid", { example: amountText(EXAMPLE_PRICE, currency) }),
    discountTooHigh: t("product.discountTooHigh"),
    stockInvalid: t("product.stockInvalid"),
    choiceMissing: t("product.choiceMissing"),
    halvesMissing: t("product.halvesMissing"),
    dayMissing: tMenu("hours.noDay"),
  };
  const form = useReadForm({
    values: product ? productForm(product, currency) : emptyProductForm(categoryId),
    read: (typed) => readProductForm(typed, currency),
    words: (problem, field) =>
      problem === "nameMissing" && field !== "name" ? t("product.textMissing") : words[problem],
  });
  const isChanged = useIsChanged(form.control);
  const isPublished = product?.status === "active";
  const name = localText(useValue(form.control, "name"), locale, locales);

  const begun = (from: TenantProduct) => {
    const untouched = readProductForm(productForm(from, currency), currency);
    return untouched.ok ? { ...untouched.body, status: from.status } : {};
  };
  const refuse = (failure: ApiFailure) => {
    if (failure.code === "EXTERNAL_ID_TAKEN") form.control.mark("externalId", t("programs.taken"));
    else form.refuse(failure);
    failureToast(t("menu.notSaved", { name }), failure);
  };
  const publish = (draft: TenantProduct) =>
    change.mutateAsync({ product: draft, changes: { status: "active" }, name }).then(
      () => toast({ title: tMenu("status.published", { name }) }),
      () => {},
    );
  const confirmSaved = (saved: TenantProduct) => {
    if (saved.status === "active") {
      toast({ title: isPublished ? t("menu.saved", { name }) : tMenu("status.published", { name }) });
    } else {
      toast({
        title: tMenu("status.savedAsDraft", { name }),
        action: { label: tMenu("status.publish"), onSelect: () => publish(saved) },
      });
    }
  };
  const saveAs = (status: TenantProduct["status"]) =>
    form.onSubmit(
      (read) => {
        const body = { ...read, status };
        return mutateAsync(
          product ? { read: product, body, begun: begun(product), choose } : { read: null, body },
        ).then((saved) => {
          if (saved === null) return;
          confirmSaved(saved);
          onSaved();
        }, refuse);
      },
      // What is wrong is in the form, which a preview hides on a phone.
      () => setView("edit"),
    );
  const saveAsChosen = (event: SyntheticEvent) => saveAs(form.control.values.status)(event);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Sheet
        open
        wide
        onOpenChange={(open) => !open && close()}
        title={product ? localText(product.name, locale, locales) : t("product.newTitle")}
        footer={
          manages &&
          (isPublished ? (
            <Button size="large" className="w-full" pending={form.pending} onClick={saveAsChosen}>
              {t("product.save")}
            </Button>
          ) : (
            <div className="flex flex-col gap-2 sm:flex-row-reverse">
              <Button size="large" className="flex-1" pending={form.pending} onClick={saveAs("active")}>
                {t("product.saveAndPublish")}
              </Button>
              <Button
                size="large"
                variant="secondary"
                className="flex-1"
                disabled={form.pending}
                onClick={saveAs("draft")}
              >
                {t("product.saveAsDraft")}
              </Button>
            </div>
          ))
        }
      >
        <fieldset disabled={!manages} className="contents">
          <FormProvider control={form.control}>
            <SegmentedControl
              label={tMenu("preview.title")}
              value={view}
              onValueChange={setView}
              className="mb-5 w-full xl:hidden"
              options={[
                { value: "edit", label: tMenu("preview.edit") },
                { value: "preview", label: tMenu("preview.title") },
              ]}
            />
            <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8">
              <Form of={form} onSubmit={saveAsChosen} className={view === "edit" ? "" : "max-xl:hidden"}>
                <ProductFields categories={categories} isPublished={isPublished} />
              </Form>
              <div
                className={`xl:sticky xl:top-0 xl:self-start ${view === "preview" ? "" : "max-xl:hidden"}`}
              >
                <ProductPreview />
              </div>
            </div>
          </FormProvider>
        </fieldset>
      </Sheet>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t("product.discardTitle")}
        description={t("product.discardBody")}
        confirmLabel={t("product.discard")}
        danger
        onConfirm={onClose}
      />
      {conflict}
    </>
  );
}
