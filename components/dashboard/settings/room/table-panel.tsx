"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useController, useForm } from "react-hook-form";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { BoxField, NumberField, SwitchField } from "@/components/dashboard/settings/frame/fields";
import { PROBLEM_BOUNDS } from "@/components/dashboard/settings/frame/problem-bounds";
import type { BodyOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { readingResolver } from "@/components/data/form-reading";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TABLE_SHAPES } from "@/lib/service/reservations/floor-plan";
import { readTableForm, type TableForm, tableForm } from "./table-form";

interface TablePanelProps {
  /** Null for a new one. */
  table: DeskTable | null;
  area: string;
  tables: readonly DeskTable[];
  save: (body: BodyOf<"createTable">) => Promise<unknown>;
  remove: (() => Promise<unknown>) | null;
}

/** What is known of a table, and which others it can be pushed together with. */
export function TablePanel({ table, area, tables, save, remove }: TablePanelProps) {
  const t = useTranslations("bookingPlan.room");
  const problems = useTranslations("dashboardSettings.problem");
  const failureWords = useFailureWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<TableForm, unknown, BodyOf<"createTable">>({
    defaultValues: tableForm(table, area),
    resolver: readingResolver(readTableForm, (problem) => problems(problem, PROBLEM_BOUNDS[problem])),
  });
  const refuse = (failure: ApiFailure) => {
    if (failure.code === "TABLE_NAME_TAKEN") return form.setError("name", { message: t("nameTaken") });
    const words = failureWords(failure);
    setRefusal(words.detail || words.title);
  };
  const submit = form.handleSubmit((body) => {
    setRefusal(null);
    return save(body).then(() => form.reset(form.getValues()), refuse);
  });
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h2 className="text-lg font-semibold">{table ? t("tableTitle", { name: table.name }) : t("add")}</h2>
        <div className="grid grid-cols-2 items-start gap-4">
          <BoxField name="name" label={t("name")} required maxLength={40} />
          <NumberField name="seats" label={t("seats")} unit={t("seatsUnit")} />
        </div>
        <BoxField name="area" label={t("area")} hint={t("areaHint")} optional maxLength={60} />
        <ShapeField />
        <SwitchField name="bookableOnline" label={t("online")} hint={t("onlineHint")} />
        <PairField others={tables.filter(({ id }) => id !== table?.id)} />
        <ProblemBox>{refusal}</ProblemBox>
        <div className="flex flex-wrap justify-between gap-2">
          {table && remove && (
            <ConfirmDialog
              danger
              trigger={<Button variant="quiet-danger">{t("remove")}</Button>}
              title={t("removeTitle", { name: table.name })}
              description={t("removeBody")}
              confirmLabel={t("remove")}
              onConfirm={() => remove().then(() => undefined, refuse)}
            />
          )}
          <Button type="submit" className="ml-auto" pending={form.formState.isSubmitting}>
            {table ? t("save") : t("add")}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function ShapeField() {
  const t = useTranslations("bookingPlan.room");
  const { field } = useController<TableForm, "shape">({ name: "shape" });
  return (
    <SegmentedControl
      label={t("shape")}
      options={TABLE_SHAPES.map((value) => ({ value, label: t(`shapes.${value}`) }))}
      value={field.value}
      onValueChange={field.onChange}
    />
  );
}

function PairField({ others }: { others: readonly DeskTable[] }) {
  const t = useTranslations("bookingPlan.room");
  const { field } = useController<TableForm, "combinableWith">({ name: "combinableWith" });
  const chosen = field.value;
  if (others.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t("pairs")}</legend>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{t("pairsHint")}</p>
      <div className="flex flex-wrap gap-2">
        {others.map(({ id, name }) => (
          <Chip
            key={id}
            pressed={chosen.includes(id)}
            onClick={() =>
              field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
