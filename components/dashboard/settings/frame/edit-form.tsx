"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { type FormReading, issuesOf, readingResolver } from "@/components/data/form-reading";
import { useFailureWords } from "@/components/data/use-failure-words";
import { focusFirstWrong } from "@/components/form/focus-first-wrong";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { Messages } from "@/lib/core/i18n/catalogue";
import { LeaveGuard } from "./leave-guard";
import { PROBLEM_BOUNDS } from "./problem-bounds";

/** Why a field cannot be saved; the words are `dashboardSettings.problem`. */
export type FieldProblem = keyof Messages["dashboardSettings"]["problem"];

interface EditFormProps<Form extends FieldValues, Body extends FieldValues> {
  values: Form;
  /** The form as the API takes it, or what is wrong by field. */
  read: (form: Form) => FormReading<Body, FieldProblem>;
  /** Writes it and returns the values as they are stored. */
  save: (body: Body) => Promise<Form>;
  children: ReactNode;
}

/**
 * A form of settings. As soon as something differs from what is stored, a bar offers to save or revert, and leaving asks
 * first. What is wrong is said at its field, and the first one gets the focus.
 */
export function EditForm<Form extends FieldValues, Body extends FieldValues>({
  values,
  read,
  save,
  children,
}: EditFormProps<Form, Body>) {
  const t = useTranslations("dashboardSettings");
  const { manages } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Form, unknown, Body>({
    defaultValues: values as DefaultValues<Form>,
    resolver: readingResolver(read, (problem) => t(`problem.${problem}`, PROBLEM_BOUNDS[problem])),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, submitCount, errors } = form.formState;
  const { root, ...fieldErrors } = errors;
  const isWrong = Object.keys(fieldErrors).length > 0;

  const point = useEffectEvent(() => {
    if (element.current && isWrong) focusFirstWrong(element.current);
  });
  useEffect(() => {
    if (submitCount > 0) point();
  }, [submitCount]);

  const refuse = (failure: ApiFailure) => {
    const issues = issuesOf(failure);
    for (const [field, message] of issues) form.setError(field as Path<Form>, { message });
    const words = failureWords(failure);
    if (issues.length === 0) form.setError("root", { message: words.detail || words.title });
  };
  const submit = form.handleSubmit((body) =>
    save(body).then((stored) => {
      form.reset(stored);
      toast({ title: t("saved") });
    }, refuse),
  );
  return (
    <FormProvider {...form}>
      {!manages && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-ink-soft">{t("readOnly")}</p>}
      <form ref={element} method="post" noValidate onSubmit={submit}>
        <fieldset disabled={!manages} className="min-w-0">
          {children}
        </fieldset>
        {isDirty && (
          <div
            data-bottom-bar="save"
            className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex animate-rise flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 shadow-lift md:bottom-0 md:-mx-6 md:px-6 lg:mx-0 lg:rounded-t-panel"
          >
            <p role={isWrong || root ? "alert" : undefined} className="mr-auto text-sm font-medium">
              {root ? (
                <span className="text-critical">{t("notSaved", { reason: root.message ?? "" })}</span>
              ) : (
                <span className={isWrong ? "text-critical" : undefined}>
                  {isWrong ? t("checkFields") : t("unsaved")}
                </span>
              )}
            </p>
            <Button variant="quiet" onClick={() => form.reset()}>
              {t("revert")}
            </Button>
            <Button type="submit" pending={isSubmitting}>
              {t("save")}
            </Button>
          </div>
        )}
      </form>
      <LeaveGuard active={isDirty} />
    </FormProvider>
  );
}
