"use client";

import { useTranslations } from "next-intl";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import type { TaxMode } from "@/lib/restaurant/tax/tax";
import { SettingsPart } from "../frame/settings-screen";
import { TaxPreview } from "./tax-preview";
import type { TaxClass } from "./use-tax";

/** How tax is shown, as it is edited; "follows" is what has no class of its own. */
export type TaxForm = {
  mode: TaxMode;
  defaultClassId: string;
  deliveryClassId: string;
  serviceClassId: string;
};

export const FOLLOWS = "follows";

/** Which class is the default, how the delivery fee is taxed, and whether prices contain tax. */
export function TaxChoices({ classes }: { classes: readonly TaxClass[] }) {
  const t = useTranslations("dashboardTax");
  const control = useFormControl<TaxForm>();
  const { mode, defaultClassId, deliveryClassId, serviceClassId } = useValues(control);
  const options = classes.map(({ id, name }) => ({ value: id, label: name }));
  const shown = classes.find(({ id }) => id === defaultClassId);
  return (
    <>
      <SettingsPart title={t("use")}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t("defaultClass")} hint={t("defaultClassHint")}>
            <Select
              value={defaultClassId}
              onValueChange={(id) => control.set("defaultClassId", id)}
              options={options}
            />
          </Field>
          <Field label={t("deliveryClass")} hint={t("deliveryClassHint")}>
            <Select
              value={deliveryClassId}
              onValueChange={(id) => control.set("deliveryClassId", id)}
              options={[{ value: FOLLOWS, label: t("follows") }, ...options]}
            />
          </Field>
          <Field label={t("serviceClass")} hint={t("serviceClassHint")}>
            <Select
              value={serviceClassId}
              onValueChange={(id) => control.set("serviceClassId", id)}
              options={[{ value: FOLLOWS, label: t("followsService") }, ...options]}
            />
          </Field>
        </div>
      </SettingsPart>
      <SettingsPart title={t("prices")}>
        <RadioGroup
          label={t("prices")}
          value={mode}
          onValueChange={(next) => control.set("mode", next === "added" ? "added" : "included")}
          options={[
            { value: "included", label: t("included"), hint: t("includedHint") },
            { value: "added", label: t("added"), hint: t("addedHint") },
          ]}
        />
        {shown && (
          <div className="mt-5">
            <TaxPreview taxClass={shown} mode={mode} />
          </div>
        )}
      </SettingsPart>
    </>
  );
}
