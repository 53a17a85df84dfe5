"use client";

import { useTranslations } from "next-intl";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { addPostcodes, type DeliveryForm } from "./delivery-form";
import { PROBLEM_BOUNDS } from "./frame/problem-bounds";
import { TextListField } from "./frame/text-list-field";

export function PostcodesField({ country }: { country: string }) {
  const t = useTranslations("dashboardSettings.delivery");
  const problems = useTranslations("dashboardSettings.problem");
  const control = useFormControl<DeliveryForm>();
  const listed = useField(control, "deliveryPostcodes");
  const typed = useField(control, "newPostcodes");
  const add = () => {
    const added = addPostcodes(listed.value, { typed: typed.value, country });
    if (!added.ok)
      return control.mark("newPostcodes", problems(added.problem, PROBLEM_BOUNDS[added.problem]));
    listed.onChange(added.postcodes);
    typed.onChange("");
  };
  return (
    <TextListField
      label={t("postcodes")}
      hint={t("postcodesHint")}
      listLabel={t("postcodesListed")}
      typed={typed.value}
      onType={typed.onChange}
      problem={typed.problem}
      listed={listed.value}
      onRemove={(postcode) => listed.onChange(listed.value.filter((each) => each !== postcode))}
      onAdd={add}
      input={{ autoCapitalize: "characters" }}
    />
  );
}
