"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import { ROUNDINGS } from "@/lib/restaurant/menu/editing/bulk-price";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { type BulkForm, bulkBody, bulkRule, EMPTY_BULK, KEEP } from "./bulk-form";
import { BulkPreview } from "./bulk-preview";
import { useBulkEdit } from "./use-menu-acts";

interface BulkDialogProps {
  products: readonly TenantProduct[];
  categories: readonly TenantCategory[];
  onDone: () => void;
  onClose: () => void;
}

/** One change for many dishes, with old and new prices before it is made. */
export function BulkDialog({ products, categories, onDone, onClose }: BulkDialogProps) {
  const t = useTranslations("dashboardMenu.bulk");
  const locale = useLanguage();
  const { currency, locales } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useBulkEdit();
  const [form, setForm] = useState(EMPTY_BULK);
  const set = (changes: Partial<BulkForm>) => setForm((before) => ({ ...before, ...changes }));
  const rule = bulkRule(form, currency);
  const body = bulkBody(form, products, currency);
  const isWrong = rule === undefined && form.value.trim() !== "";

  const apply = async () => {
    if (!body) return;
    const refuse = (failure: ApiFailure) => failureToast(t("failed"), failure);
    await mutateAsync(body).then(() => {
      toast({ title: t("done", { count: products.length }) });
      onDone();
    }, refuse);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { count: products.length })}
      footer={
        <Button size="large" className="w-full" disabled={body === null} pending={isPending} onClick={apply}>
          {t("apply", { count: products.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t("price")}>
          <Select
            value={form.price}
            onValueChange={(price) => set({ price: price as BulkForm["price"] })}
            options={[
              { value: KEEP, label: t("keep") },
              { value: "percent", label: t("percent") },
              { value: "amount", label: t("amount") },
            ]}
          />
        </Field>
        {form.price !== KEEP && (
          <div className="grid grid-cols-2 items-start gap-3">
            <Field
              label={form.price === "percent" ? t("percentValue") : t("amountValue")}
              hint={t("valueHint")}
              error={isWrong && t("valueInvalid")}
            >
              <Input
                value={form.value}
                inputMode="text"
                placeholder={form.price === "percent" ? "+5" : "+0.50"}
                onChange={(event) => set({ value: event.target.value })}
              />
            </Field>
            <Field label={t("rounding")}>
              <Select
                value={form.rounding}
                onValueChange={(rounding) => set({ rounding: rounding as BulkForm["rounding"] })}
                options={ROUNDINGS.map((value) => ({ value, label: t(`round.${value}`) }))}
              />
            </Field>
          </div>
        )}
        <Field label={t("available")}>
          <Select
            value={form.available}
            onValueChange={(available) => set({ available: available as BulkForm["available"] })}
            options={[
              { value: KEEP, label: t("keep") },
              { value: "yes", label: t("availableYes") },
              { value: "no", label: t("availableNo") },
            ]}
          />
        </Field>
        <Field label={t("status")}>
          <Select
            value={form.status}
            onValueChange={(status) => set({ status: status as BulkForm["status"] })}
            options={[
              { value: KEEP, label: t("keep") },
              { value: "active", label: t("publish") },
              { value: "draft", label: t("draft") },
            ]}
          />
        </Field>
        <Field label={t("category")}>
          <Select
            value={form.categoryId}
            onValueChange={(categoryId) => set({ categoryId })}
            options={[
              { value: KEEP, label: t("keep") },
              ...categories.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) })),
            ]}
          />
        </Field>
        {rule && <BulkPreview products={products} rule={rule} />}
      </div>
    </Sheet>
  );
}
