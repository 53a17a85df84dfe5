"use client";

import { useTranslations } from "next-intl";
import { useExternalWords } from "@/components/dashboard/till/use-external-words";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { CheckboxList } from "@/components/ui/checkbox-list";
import {
  isKnownExternalMethod,
  KNOWN_EXTERNAL_METHODS,
  MAX_EXTERNAL_METHOD_LENGTH,
} from "@/lib/restaurant/tenancy/external-method";
import { PROBLEM_BOUNDS } from "./frame/problem-bounds";
import { TextListField } from "./frame/text-list-field";
import { addExternalMethod, type PaymentsForm } from "./payments-form";

/** How the restaurant takes money itself besides cash: usual ways, and its own in its own words. */
export function ExternalMethodsField() {
  const t = useTranslations("dashboardSettings.payments");
  const problems = useTranslations("dashboardSettings.problem");
  const words = useExternalWords();
  const control = useFormControl<PaymentsForm>();
  const listed = useField(control, "externalMethods");
  const typed = useField(control, "newExternalMethod");
  const own = listed.value.filter((type) => !isKnownExternalMethod(type));
  const add = () => {
    const added = addExternalMethod(listed.value, typed.value);
    if (added === null)
      return control.mark("newExternalMethod", problems("methodsTooMany", PROBLEM_BOUNDS.methodsTooMany));
    listed.onChange(added);
    typed.onChange("");
  };
  return (
    <div className="mt-6 space-y-5">
      <fieldset>
        <legend className="font-semibold">{t("external")}</legend>
        <p className="mt-0.5 mb-2 text-sm text-ink-soft">{t("externalHint")}</p>
        <CheckboxList
          options={KNOWN_EXTERNAL_METHODS.map((value) => ({ value, label: words(value) }))}
          chosen={listed.value.filter(isKnownExternalMethod)}
          onChange={(chosen) => listed.onChange([...chosen, ...own])}
        />
      </fieldset>
      <TextListField
        label={t("externalOwn")}
        hint={t("externalOwnHint")}
        listLabel={t("externalListed")}
        typed={typed.value}
        onType={typed.onChange}
        problem={typed.problem}
        listed={own}
        onRemove={(type) => listed.onChange(listed.value.filter((each) => each !== type))}
        onAdd={add}
        input={{ maxLength: MAX_EXTERNAL_METHOD_LENGTH }}
      />
    </div>
  );
}
