"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { CheckboxList } from "@/components/ui/checkbox-list";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import type { DeviceCode } from "./code-dialog";
import { stationList, usePrintingActs } from "./printer-queries";

const KINDS = ["star_cloudprnt", "epos_direct", "escpos_bridge"] as const;
const TICKETS = ["kitchen", "expediter", "label", "guest_slip"] as const;
const MAX_NAME = 60;

interface PrinterSheetProps {
  /** Null adds one. */
  printer: PrinterWire | null;
  printers: readonly PrinterWire[];
  onClose: () => void;
  onCreated?: (code: DeviceCode) => void;
}

export function PrinterSheet({ printer, printers, onClose, onCreated }: PrinterSheetProps) {
  const t = useTranslations("dashboardPrinters");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { slug } = useDashboardTenant();
  const { data: stations = [] } = useQuery(stationList(slug));
  const acts = usePrintingActs();
  const [kind, setKind] = useState<string>(printer?.kind ?? KINDS[0]);
  const [width, setWidth] = useState(String(printer?.width ?? 80));
  const [tickets, setTickets] = useState<string[]>(printer?.ticketKinds ?? ["kitchen"]);
  const [stationIds, setStationIds] = useState<string[]>(printer?.stationIds ?? []);
  const [substitute, setSubstitute] = useState(printer?.substituteId ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ name: printer?.name ?? "" });
  const others = printers.filter(({ id }) => id !== printer?.id);
  const { over, conflict } = useEdit(printer, {
    of: form,
    labels: {
      kind: t("kindLabel"),
      width: t("paper"),
      ticketKinds: t("tickets"),
      stationIds: t("forStations"),
      substituteId: t("substitute"),
    },
    text: (field, value) => {
      if (field === "width") return t("width", { width: Number(value) });
      if (field === "substituteId" && value === null) return t("noSubstitute");
      const kind = KINDS.find((each) => each === value);
      if (field === "kind" && kind) return t(`kind.${kind}`);
      const ticket = TICKETS.find((each) => each === value);
      if (field === "ticketKinds" && ticket) return t(`ticket.${ticket}`);
      return [...stations, ...others].find(({ id }) => id === value)?.name ?? null;
    },
  });

  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    const body = {
      name: name.trim(),
      kind: KINDS.find((each) => each === kind) ?? KINDS[0],
      width: width === "58" ? (58 as const) : (80 as const),
      ticketKinds: TICKETS.filter((each) => tickets.includes(each)),
      stationIds,
      substituteId: substitute || null,
    };
    const saved = over.read
      ? acts.changePrinter.mutateAsync({ ...over, read: over.read, body }).then((stored) => {
          if (!stored) return;
          toast({ title: t("saved") });
          onClose();
        })
      : acts.createPrinter.mutateAsync(body).then((created) => onCreated?.(created));
    await saved.catch((failure: ApiFailure) => {
      const words = failureWords(failure);
      setProblem(failure.code === "PRINTER_NAME_TAKEN" ? t("nameTaken") : words.detail || words.title);
    });
  });
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={printer ? t("editTitle", { name: printer.name }) : t("add")}
      >
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            control={form.control}
            name="name"
            rule={{ required: true, maxLength: MAX_NAME }}
            label={t("name")}
            hint={t("nameHint")}
            problemText={() => t("nameMissing", { max: MAX_NAME })}
          />
          <RadioGroup
            label={t("kindLabel")}
            value={kind}
            onValueChange={setKind}
            options={KINDS.map((value) => ({
              value,
              label: t(`kind.${value}`),
              hint: t(`kindHint.${value}`),
            }))}
          />
          <RadioGroup
            label={t("paper")}
            value={width}
            onValueChange={setWidth}
            options={[58, 80].map((mm) => ({ value: String(mm), label: t("width", { width: mm }) }))}
          />
          <fieldset>
            <legend className="text-sm font-semibold">{t("tickets")}</legend>
            <CheckboxList
              options={TICKETS.map((value) => ({ value, label: t(`ticket.${value}`) }))}
              chosen={tickets}
              onChange={setTickets}
            />
          </fieldset>
          {stations.length > 0 && (
            <fieldset>
              <legend className="text-sm font-semibold">{t("forStations")}</legend>
              <p className="text-sm text-ink-soft">{t("forStationsHint")}</p>
              <CheckboxList
                options={stations.map(({ id, name }) => ({ value: id, label: name }))}
                chosen={stationIds}
                onChange={setStationIds}
              />
            </fieldset>
          )}
          {others.length > 0 && (
            <Field label={t("substitute")} hint={t("substituteHint")}>
              <NativeSelect
                value={substitute}
                onChange={(event) => setSubstitute(event.target.value)}
                options={[
                  { value: "", label: t("noSubstitute") },
                  ...others.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </Field>
          )}
          <ProblemBox>{problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {printer ? t("save") : t("create")}
          </Button>
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
