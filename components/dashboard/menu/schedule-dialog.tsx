"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText } from "@/components/data/amount-text";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { EMPTY_SCHEDULE, readSchedule, type ScheduleForm, type ScheduleProblem } from "./schedule-form";
import { useScheduleChange } from "./use-menu-acts";

const EXAMPLE_PRICE = 12.5;

/** A dish's price, availability or status from a date and time on. */
export function ScheduleDialog({ product, onClose }: { product: TenantProduct; onClose: () => void }) {
  const t = useTranslations("dashboardMenu.schedule");
  const tBulk = useTranslations("dashboardMenu.bulk");
  const locale = useLanguage();
  const { currency, locales, timeZone } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useScheduleChange();
  const [form, setForm] = useState(EMPTY_SCHEDULE);
  const [problem, setProblem] = useState<ScheduleProblem | null>(null);
  const set = (changes: Partial<ScheduleForm>) => setForm((before) => ({ ...before, ...changes }));
  const name = localText(product.name, locale, locales);

  const save = async () => {
    const context = { productId: product.id, currency, zone: timeZone, now: new Date() };
    const read = readSchedule(form, context);
    setProblem(read.ok ? null : read.problem);
    if (!read.ok) return;
    const refuse = (failure: ApiFailure) => failureToast(t("notSaved"), failure);
    await mutateAsync(read.body).then(() => {
      toast({ title: t("saved", { name }) });
      onClose();
    }, refuse);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name })}
      footer={
        <Button size="large" className="w-full" pending={isPending} onClick={save}>
          {t("save")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label={t("at")}
          hint={t("atHint", { zone: timeZone })}
          error={problem === "at" && t("atMissing")}
          required
        >
          <Input
            type="datetime-local"
            value={form.at}
            onChange={(event) => set({ at: event.target.value })}
          />
        </Field>
        <Field
          label={t("price")}
          hint={t("priceHint")}
          error={problem === "price" && t("priceInvalid", { example: amountText(EXAMPLE_PRICE, currency) })}
        >
          <Input
            value={form.price}
            inputMode="decimal"
            placeholder={amountText(product.basePrice, currency)}
            onChange={(event) => set({ price: event.target.value })}
          />
        </Field>
        <Field label={tBulk("available")}>
          <Select
            value={form.available}
            onValueChange={(available) => set({ available: available as ScheduleForm["available"] })}
            options={[
              { value: "keep", label: tBulk("keep") },
              { value: "yes", label: tBulk("availableYes") },
              { value: "no", label: tBulk("availableNo") },
            ]}
          />
        </Field>
        <Field label={tBulk("status")} error={problem === "nothing" && t("nothing")}>
          <Select
            value={form.status}
            onValueChange={(status) => set({ status: status as ScheduleForm["status"] })}
            options={[
              { value: "keep", label: tBulk("keep") },
              { value: "active", label: tBulk("publish") },
              { value: "draft", label: tBulk("draft") },
            ]}
          />
        </Field>
      </div>
    </Dialog>
  );
}
