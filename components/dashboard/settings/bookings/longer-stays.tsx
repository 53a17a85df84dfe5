"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-error";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { PolicyForm } from "./policy-form";

/** Stays of larger parties: from so many guests, so many minutes. */
export function LongerStays() {
  const t = useTranslations("dashboardSettings.bookings");
  const list = useRef<HTMLUListElement>(null);
  const { value: stays, onChange, problem } = useField(useFormControl<PolicyForm>(), "longerStays");
  const rows = stays.map((stay, place) => ({
    key: `stay ${place}`,
    place,
    box: (name: keyof typeof stay) => ({
      value: stay[name],
      onChange: (event: { target: { value: string } }) =>
        onChange(stays.map((each) => (each === stay ? { ...stay, [name]: event.target.value } : each))),
    }),
    remove: () => onChange(stays.filter((each) => each !== stay)),
  }));
  const add = () => {
    flushSync(() => onChange([...stays, { fromParty: "6", minutes: "120" }]));
    list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <div className="mt-5" data-wrong={problem ? "" : undefined}>
      <h3 className="text-sm font-semibold">{t("longer")}</h3>
      <ul ref={list} className="mt-2 flex flex-col gap-2">
        {rows.map(({ key, place, box, remove }) => (
          <li key={key} className="flex items-center gap-2">
            <Input
              {...box("fromParty")}
              aria-label={t("fromParty", { number: place + 1 })}
              inputMode="numeric"
              after={t("guests")}
              className="flex-1"
            />
            <Input
              {...box("minutes")}
              aria-label={t("stayOf", { number: place + 1 })}
              inputMode="numeric"
              after={t("minutes")}
              className="flex-1"
            />
            <IconButton icon={Trash2} label={t("removeStay", { number: place + 1 })} onClick={remove} />
          </li>
        ))}
      </ul>
      {problem && <FieldError id="longer-stays-error">{problem}</FieldError>}
      <Button variant="secondary" size="small" className="mt-3" onClick={add}>
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("addStay")}
      </Button>
    </div>
  );
}
