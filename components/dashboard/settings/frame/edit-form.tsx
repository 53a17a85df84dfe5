"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import type { Over } from "@/components/data/save-over";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import type { FormReading } from "@/components/form/form-reading";
import { labelIn } from "@/components/form/label-in";
import { useIsChanged, useIsWrong, useRefusal } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { Messages } from "@/lib/core/i18n/catalogue";
import { LeaveGuard } from "./leave-guard";
import { PROBLEM_BOUNDS } from "./problem-bounds";

/** Why a field cannot be saved; the words are `dashboardSettings.problem`. */
export type FieldProblem = keyof Messages["dashboardSettings"]["problem"];

interface EditFormProps<Form extends object, Body> {
  values: Form;
  read: (form: Form) => FormReading<Body, FieldProblem>;
  /** Saves over what the form was read from; null where the person leaves a clash with somebody else's change. */
  save: (body: Body, over: Over<Body>) => Promise<Form | null>;
  children: ReactNode;
}

/**
 * A form of settings. As soon as something differs from what is stored, a bar offers to save or revert, and leaving asks
 * first. What is wrong is said at its field, and the first one gets the focus.
 */
export function EditForm<Form extends object, Body>({
  values,
  read,
  save,
  children,
}: EditFormProps<Form, Body>) {
  const t = useTranslations("dashboardSettings");
  const { manages } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { control, element, onSubmit, refuse, pending } = useReadForm({
    values,
    read,
    words: (problem) => t(`problem.${problem}`, PROBLEM_BOUNDS[problem]),
  });
  const { dialog, choose } = useConflict((field) => labelIn(element.current, field));
  const begun = () => {
    const untouched = read(control.first);
    return untouched.ok ? untouched.body : {};
  };
  const isChanged = useIsChanged(control);
  const isWrong = useIsWrong(control);
  const refusal = useRefusal(control);
  const submit = onSubmit((body) =>
    save(body, { begun: begun(), choose }).then(
      (stored) => {
        if (stored === null) return;
        control.reset(stored);
        toast({ title: t("saved") });
      },
      (failure: ApiFailure) => {
        const words = failureWords(failure);
        if (!refuse(failure)) control.refuse(words.detail || words.title);
      },
    ),
  );
  return (
    <>
      {!manages && <p className="mb-6 rounded-control bg-sunken px-4 py-3 text-ink-soft">{t("readOnly")}</p>}
      <Form of={{ control, element }} onSubmit={submit}>
        <fieldset disabled={!manages} className="min-w-0">
          {children}
        </fieldset>
        {isChanged && (
          <div
            data-bottom-bar="save"
            className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 flex animate-rise flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 shadow-lift md:bottom-0 md:-mx-6 md:px-6 lg:mx-0 lg:rounded-t-panel"
          >
            <p role={isWrong ? "alert" : undefined} className="mr-auto text-sm font-medium">
              {refusal !== null ? (
                <span className="text-critical">{t("notSaved", { reason: refusal })}</span>
              ) : (
                <span className={isWrong ? "text-critical" : undefined}>
                  {isWrong ? t("checkFields") : t("unsaved")}
                </span>
              )}
            </p>
            <Button variant="quiet" onClick={() => control.reset()}>
              {t("revert")}
            </Button>
            <Button type="submit" pending={pending}>
              {t("save")}
            </Button>
          </div>
        )}
      </Form>
      <LeaveGuard active={isChanged} />
      {dialog}
    </>
  );
}
