"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { stationList } from "@/components/dashboard/settings/printers/printer-queries";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { Sheet } from "@/components/ui/sheet";
import type { KitchenScreenWire } from "@/lib/service/kitchen/kitchen-screen-contract";
import { useScreenActs } from "./kitchen-queries";
import { EXPEDITER, PICKUP, shownAs, shownBy, WHOLE } from "./screen-shows";

const MAX_NAME = 60;
const MAX_CODE = 20;

interface ScreenSheetProps {
  /** Null pairs one. */
  screen: KitchenScreenWire | null;
  onClose: () => void;
}

export function ScreenSheet({ screen, onClose }: ScreenSheetProps) {
  const t = useTranslations("dashboardKitchen");
  const { slug } = useDashboardTenant();
  const { data: stations = [] } = useQuery(stationList(slug));
  const failureWords = useFailureWords();
  const acts = useScreenActs();
  const [shows, setShows] = useState(screen ? shownBy(screen) : WHOLE);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ code: "", name: screen?.name ?? "" });
  const { over, conflict } = useEdit(screen, {
    of: form,
    labels: { shows: t("shows") },
    text: (field, value) => {
      if (field !== "shows") return null;
      if (value === WHOLE || value === EXPEDITER || value === PICKUP) return t(`kind.${value}`);
      return stations.find(({ id }) => id === value)?.name ?? null;
    },
  });
  const submit = form.onSubmit(async ({ code, name }) => {
    setProblem(null);
    const body = { name: name.trim(), shows };
    const saved = over.read
      ? acts.change.mutateAsync({ ...over, read: over.read, body })
      : acts.pair.mutateAsync({ name: body.name, ...shownAs(shows), code: code.trim() });
    await saved.then(
      (stored) => stored && onClose(),
      (failure: ApiFailure) => {
        const words = failureWords(failure);
        if (failure.code === "KITCHEN_SCREEN_NAME_TAKEN") setProblem(t("nameTaken"));
        else if (failure.code === "KITCHEN_CODE_NOT_FOUND") setProblem(t("codeUnknown"));
        else setProblem(words.detail || words.title);
      },
    );
  });
  const options = [
    ...stations.map(({ id, name }) => ({ value: id, label: name, hint: t("kindHint.station") })),
    { value: WHOLE, label: t("kind.whole"), hint: t("kindHint.whole") },
    { value: EXPEDITER, label: t("kind.expediter"), hint: t("kindHint.expediter") },
    { value: PICKUP, label: t("kind.pickup"), hint: t("kindHint.pickup") },
  ];
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={screen ? t("editTitle", { name: screen.name }) : t("add")}
      >
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          {!screen && <WhereToOpen />}
          {!screen && (
            <TextField
              control={form.control}
              name="code"
              rule={{ required: true, maxLength: MAX_CODE }}
              label={t("code")}
              hint={t("codeHint")}
              problemText={() => t("codeMissing")}
              input={{ autoComplete: "off", autoCapitalize: "characters", spellCheck: false }}
            />
          )}
          <TextField
            control={form.control}
            name="name"
            rule={{ required: true, maxLength: MAX_NAME }}
            label={t("name")}
            hint={t("nameHint")}
            problemText={() => t("nameMissing", { max: MAX_NAME })}
          />
          <fieldset>
            <legend className="text-sm font-semibold">{t("shows")}</legend>
            <RadioGroup label={t("shows")} value={shows} onValueChange={setShows} options={options} />
          </fieldset>
          <ProblemBox>{problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {t(screen ? "save" : "connect")}
          </Button>
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}

/** The address that is opened on the device, which shows the code. */
function WhereToOpen() {
  const t = useTranslations("dashboardKitchen");
  const path = tenantHref(useTenantBase(), "/screen");
  const [address, setAddress] = useState(path);
  useEffect(() => setAddress(new URL(path, location.href).href), [path]);
  return (
    <div>
      <p className="text-sm text-ink-soft">{t("where")}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2.5 font-mono text-sm break-all select-all">
          {address}
        </code>
        <CopyButton text={address} label={t("copy")} />
      </div>
    </div>
  );
}
