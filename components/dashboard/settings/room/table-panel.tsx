"use client";

import { useTranslations } from "next-intl";
import type { DeskTable } from "@/components/dashboard/bookings/desk-booking";
import { ExternalIdField } from "@/components/dashboard/menu/external-id-field";
import { NumberField, SwitchField } from "@/components/dashboard/settings/frame/fields";
import { PROBLEM_BOUNDS } from "@/components/dashboard/settings/frame/problem-bounds";
import type { BodyOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import type { Over } from "@/components/data/save-over";
import { useFailureWords } from "@/components/data/use-failure-words";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { useFormControl } from "@/components/form/form-context";
import { useEdit } from "@/components/form/use-edit";
import { useField, useProblemAt, useRefusal } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TABLE_SHAPES } from "@/lib/service/reservations/floor-plan";
import { MAX_AREA_LENGTH, MAX_TABLE_NAME_LENGTH } from "@/lib/service/reservations/table-choice";
import { readTableForm, type TableForm, tableForm } from "./table-form";

type Editing = { read: DeskTable | null } & Over<BodyOf<"createTable">>;

interface TablePanelProps {
  /** Null for a new one. */
  table: DeskTable | null;
  area: string;
  tables: readonly DeskTable[];
  /** Null where a clash with somebody else's change is left open. */
  save: (body: BodyOf<"createTable">, over: Editing) => Promise<DeskTable | null>;
  remove: (() => Promise<unknown>) | null;
}

export function TablePanel({ table, area, tables, save, remove }: TablePanelProps) {
  const t = useTranslations("bookingPlan.room");
  const programs = useTranslations("dashboard.programs");
  const problems = useTranslations("dashboardSettings.problem");
  const failureWords = useFailureWords();
  const { control, element, onSubmit, pending } = useReadForm({
    values: tableForm(table, area),
    read: readTableForm,
    words: (problem) => problems(problem, PROBLEM_BOUNDS[problem]),
  });
  const refusal = useRefusal(control);
  const refuse = (failure: ApiFailure) => {
    if (failure.code === "TABLE_NAME_TAKEN") return control.mark("name", t("nameTaken"));
    if (failure.code === "EXTERNAL_ID_TAKEN") return control.mark("externalId", programs("taken"));
    const words = failureWords(failure);
    control.refuse(words.detail || words.title);
  };
  const { over, goOnFrom, conflict } = useEdit(table, {
    of: { element },
    labels: {
      shape: t("shape"),
      bookableOnline: t("online"),
      combinableWith: t("pairs"),
      externalId: programs("externalId"),
    },
    text: (field, value) => {
      const shape = TABLE_SHAPES.find((each) => each === value);
      if (field === "shape" && shape) return t(`shapes.${shape}`);
      return field === "combinableWith" ? (tables.find(({ id }) => id === value)?.name ?? null) : null;
    },
  });
  const submit = onSubmit((body) =>
    save(body, over).then((stored) => {
      if (!stored) return;
      goOnFrom(stored);
      control.reset(tableForm(stored, area));
    }, refuse),
  );
  return (
    <Form of={{ control, element }} onSubmit={submit} className="flex flex-col gap-5">
      <h2 className="text-lg font-semibold">{table ? t("tableTitle", { name: table.name }) : t("add")}</h2>
      <div className="grid grid-cols-2 items-start gap-4">
        <BoxField name="name" label={t("name")} required maxLength={MAX_TABLE_NAME_LENGTH} />
        <NumberField name="seats" label={t("seats")} unit={t("seatsUnit")} />
      </div>
      <BoxField name="area" label={t("area")} hint={t("areaHint")} optional maxLength={MAX_AREA_LENGTH} />
      <ShapeField />
      <SwitchField name="bookableOnline" label={t("online")} hint={t("onlineHint")} />
      <PairField others={tables.filter(({ id }) => id !== table?.id)} />
      <ProgramField />
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
        <Button type="submit" className="ml-auto" pending={pending}>
          {table ? t("save") : t("add")}
        </Button>
      </div>
      {conflict}
    </Form>
  );
}

function ProgramField() {
  const control = useFormControl<TableForm>();
  const { value, onChange } = useField(control, "externalId");
  return <ExternalIdField value={value} onChange={onChange} error={useProblemAt(control, "externalId")} />;
}

function ShapeField() {
  const t = useTranslations("bookingPlan.room");
  const { value, onChange } = useField(useFormControl<TableForm>(), "shape");
  return (
    <SegmentedControl
      label={t("shape")}
      options={TABLE_SHAPES.map((shape) => ({ value: shape, label: t(`shapes.${shape}`) }))}
      value={value}
      onValueChange={onChange}
    />
  );
}

function PairField({ others }: { others: readonly DeskTable[] }) {
  const t = useTranslations("bookingPlan.room");
  const { value: chosen, onChange } = useField(useFormControl<TableForm>(), "combinableWith");
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
              onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
