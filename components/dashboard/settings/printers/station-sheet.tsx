"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { categoryList, productList } from "@/components/dashboard/menu/menu-queries";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { CheckboxList } from "@/components/ui/checkbox-list";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { Sheet } from "@/components/ui/sheet";
import { localText } from "@/lib/core/i18n/locales";
import type { StationWire } from "@/lib/service/printers/station-contract";
import { usePrintingActs } from "./printer-queries";

const MAX_NAME = 40;

interface StationSheetProps {
  /** Null adds one. */
  station: StationWire | null;
  /** Where a new one is in the list. */
  position: number;
  onClose: () => void;
}

export function StationSheet({ station, position, onClose }: StationSheetProps) {
  const t = useTranslations("dashboardPrinters.stations");
  const { slug, locales } = useDashboardTenant();
  const locale = useLanguage();
  const failureWords = useFailureWords();
  const failureToast = useFailureToast();
  const acts = usePrintingActs();
  const { data: categories = [] } = useQuery(categoryList(slug));
  const { data: products = [] } = useQuery(productList(slug));
  const groups = [...new Set(products.flatMap(({ optionGroups }) => optionGroups.map(({ name }) => name)))];
  const [categoryIds, setCategoryIds] = useState<string[]>(station?.categoryIds ?? []);
  const [productIds, setProductIds] = useState<string[]>(station?.productIds ?? []);
  const [optionLabels, setOptionLabels] = useState<string[]>(station?.optionLabels ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ name: station?.name ?? "" });

  const lists = [
    {
      field: "categoryIds",
      title: t("categories"),
      options: categories.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) })),
      chosen: categoryIds,
      onChange: setCategoryIds,
    },
    {
      field: "optionLabels",
      title: t("options"),
      options: [...new Set([...groups, ...optionLabels])].map((name) => ({ value: name, label: name })),
      chosen: optionLabels,
      onChange: setOptionLabels,
    },
    {
      field: "productIds",
      title: t("dishes"),
      options: products.map(({ id, name }) => ({ value: id, label: localText(name, locale, locales) })),
      chosen: productIds,
      onChange: setProductIds,
    },
  ];
  const { over, conflict } = useEdit(station, {
    of: form,
    labels: Object.fromEntries(lists.map(({ field, title }) => [field, title])),
    text: (field, value) =>
      lists.find((list) => list.field === field)?.options.find((option) => option.value === value)?.label ??
      null,
  });

  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    const body = { name: name.trim(), categoryIds, productIds, optionLabels };
    const saved = over.read
      ? acts.changeStation.mutateAsync({ ...over, read: over.read, body })
      : acts.createStation.mutateAsync({ ...body, position });
    await saved.then(
      (stored) => stored && onClose(),
      (failure: ApiFailure) => {
        const words = failureWords(failure);
        setProblem(failure.code === "STATION_NAME_TAKEN" ? t("nameTaken") : words.detail || words.title);
      },
    );
  });
  const remove = (id: string) =>
    acts.removeStation
      .mutateAsync(id)
      .then(onClose, (failure: ApiFailure) => failureToast(t("notRemoved"), failure));
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={station?.name ?? t("add")}>
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            control={form.control}
            name="name"
            rule={{ required: true, maxLength: MAX_NAME }}
            label={t("name")}
            problemText={() => t("nameMissing", { max: MAX_NAME })}
          />
          <p className="text-sm text-ink-soft">{t("rule")}</p>
          {lists.map(
            ({ field, title, ...list }) =>
              list.options.length > 0 && (
                <details key={field} open={list.chosen.length > 0} className="border-t border-line pt-3">
                  <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                    {title} ({list.chosen.length})
                  </summary>
                  <fieldset>
                    <legend className="sr-only">{title}</legend>
                    <CheckboxList {...list} />
                  </fieldset>
                </details>
              ),
          )}
          <ProblemBox>{problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {t("save")}
          </Button>
          {station && (
            <ConfirmDialog
              trigger={
                <Button variant="quiet-danger" type="button">
                  {t("remove")}
                </Button>
              }
              title={t("removeTitle", { name: station.name })}
              description={t("removeBody")}
              confirmLabel={t("remove")}
              danger
              onConfirm={() => remove(station.id)}
            />
          )}
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
