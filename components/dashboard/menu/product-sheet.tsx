"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/menu-management-contract";
import { ProductFields } from "./product-fields";
import {
  emptyProductForm,
  type ProductForm,
  type ProductProblem,
  productForm,
  readProductForm,
} from "./product-form";

interface ProductSheetProps {
  /** Null makes a new dish. */
  product: TenantProduct | null;
  categoryId: string;
  categories: readonly TenantCategory[];
  onSaved: (product: TenantProduct) => void;
  onClose: () => void;
}

const EXAMPLE_PRICE = 12.5;

/** Everything about one dish. What is wrong is said at its field, also when the server says it. */
export function ProductSheet({ product, categoryId, categories, onSaved, onClose }: ProductSheetProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const { currency, locales, manages } = useDashboardTenant();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [initial] = useState(() => (product ? productForm(product, currency) : emptyProductForm(categoryId)));
  const [form, setForm] = useState<ProductForm>(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const words: Record<ProductProblem, string> = {
    nameMissing: t("product.nameMissing"),
    priceInvalid: t("product.priceInvalid", { example: amountText(EXAMPLE_PRICE, currency) }),
    discountTooHigh: t("product.discountTooHigh"),
    stockInvalid: t("product.stockInvalid"),
    choiceMissing: t("product.choiceMissing"),
  };
  const wordsOf = (field: string, problem: ProductProblem) =>
    problem === "nameMissing" && field !== "name" ? t("product.textMissing") : words[problem];
  const name = localText(form.name, locale, locales);

  const save = async () => {
    const read = readProductForm(form, currency);
    if (!read.ok) {
      const problems = Object.entries(read.problems).flatMap(([field, problem]) =>
        problem ? [[field, wordsOf(field, problem)] as const] : [],
      );
      setErrors(Object.fromEntries(problems));
      return;
    }
    setErrors({});
    setPending(true);
    const result = product
      ? await apiCall<TenantProduct>("PATCH", tenantApi(`/products/${product.id}`), read.body)
      : await apiCall<TenantProduct>("POST", tenantApi("/products"), read.body);
    setPending(false);
    if (result.ok) {
      toast({ title: t("menu.saved", { name }) });
      onSaved(result.data);
      return;
    }
    setErrors(
      Object.fromEntries(result.issues.map((issue) => [issue.path.replace(/^body\.?/, ""), issue.message])),
    );
    const failure = failureWords(result);
    toast({ tone: "failure", title: t("menu.notSaved", { name }), detail: failure.detail || failure.title });
  };

  const close = () => {
    if (JSON.stringify(form) === JSON.stringify(initial)) onClose();
    else setLeaving(true);
  };
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && close()}
        title={product ? localText(product.name, locale, locales) : t("product.newTitle")}
        footer={
          manages && (
            <Button size="large" className="w-full" pending={pending} onClick={save}>
              {product ? t("product.save") : t("product.create")}
            </Button>
          )
        }
      >
        <fieldset disabled={!manages} className="contents">
          <ProductFields
            form={form}
            onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
            categories={categories}
            errorAt={(field) => errors[field]}
          />
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
    </>
  );
}
