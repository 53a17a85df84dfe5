"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext } from "react-hook-form";
import { problemText } from "@/components/dashboard/settings/frame/fields";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { PolicyForm } from "./policy-form";

/** Stays of larger parties: from so many guests, so many minutes. */
export function LongerStays() {
  const t = useTranslations("dashboardSettings.bookings");
  const { control, register, formState } = useFormContext<PolicyForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "longerStays" });
  const problem = problemText(formState.errors, "longerStays");
  return (
    <div className="mt-5" data-wrong={problem ? "" : undefined}>
      <h3 className="text-sm font-semibold">{t("longer")}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {fields.map((field, place) => (
          <li key={field.id} className="flex items-center gap-2">
            <Input
              {...register(`longerStays.${place}.fromParty`)}
              aria-label={t("fromParty", { number: place + 1 })}
              inputMode="numeric"
              after={t("guests")}
              className="flex-1"
            />
            <Input
              {...register(`longerStays.${place}.minutes`)}
              aria-label={t("stayOf", { number: place + 1 })}
              inputMode="numeric"
              after={t("minutes")}
              className="flex-1"
            />
            <IconButton
              icon={Trash2}
              label={t("removeStay", { number: place + 1 })}
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ul>
      {problem && <FieldError id="longer-stays-error">{problem}</FieldError>}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={() => append({ fromParty: "6", minutes: "120" })}
      >
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("addStay")}
      </Button>
    </div>
  );
}
