"use client";

import { useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { issuesOf, readingResolver } from "@/components/data/form-reading";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { readSettingsForm, type SettingsForm, settingsForm } from "./settings-form";
import { DeliveryPart, HoursPart, LookPart, PaymentsPart, TimesPart } from "./settings-parts";
import { useSaveSettings } from "./use-settings";

/** The settings as one form, with a bar to save it as soon as something differs from what is stored. */
export function SettingsEditor({ settings }: { settings: Settings }) {
  const t = useTranslations("dashboard.settings");
  const { manages } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useSaveSettings();
  const form = useForm({
    defaultValues: settingsForm(settings),
    resolver: readingResolver(
      (typed: SettingsForm) => readSettingsForm(typed, settings.currency),
      (problem) => t(problem),
    ),
  });
  const { isDirty } = form.formState;

  const refuse = (failure: ApiFailure) => {
    for (const [field, message] of issuesOf(failure)) form.setError(field as keyof SettingsForm, { message });
    failureToast(t("notSaved"), failure);
  };
  const save = form.handleSubmit(
    (body) =>
      mutateAsync(body).then((stored) => {
        form.reset(settingsForm(stored));
        toast({ title: t("saved") });
      }, refuse),
    (errors) =>
      toast({ tone: "failure", title: t("notSaved"), detail: Object.values(errors)[0]?.message?.toString() }),
  );
  return (
    <FormProvider {...form}>
      {!manages && <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-ink-soft">{t("readOnly")}</p>}
      <fieldset disabled={!manages} className="min-w-0">
        <HoursPart timeZone={settings.timeZone} />
        <DeliveryPart currency={settings.currency} />
        <TimesPart />
        <PaymentsPart />
        <LookPart />
      </fieldset>
      {isDirty && (
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 flex animate-rise items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 shadow-lift md:bottom-0 md:left-20 md:px-6 xl:left-46">
          <p className="mr-auto text-sm font-medium">{t("unsaved")}</p>
          <Button variant="quiet" onClick={() => form.reset()}>
            {t("revert")}
          </Button>
          <Button pending={isPending} onClick={save}>
            {t("save")}
          </Button>
        </div>
      )}
    </FormProvider>
  );
}
