"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { printerList } from "@/components/dashboard/settings/printers/printer-queries";
import { teamMembers } from "@/components/dashboard/settings/team/use-team";
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
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import type { DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { MAX_DRAWER_NAME_LENGTH } from "@/lib/service/drawers/drawer-limits";
import { useDrawerActs } from "./use-drawer-acts";

/** Names a drawer, its printer, and whose takings go into it. Without one, it adds one. */
export function DrawerSheet({ drawer, onClose }: { drawer: DrawerWire | null; onClose: () => void }) {
  const t = useTranslations("dashboardDrawer.setup");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { slug } = useDashboardTenant();
  const { data: team = [] } = useQuery(teamMembers(slug));
  const { data: printers = [] } = useQuery({ ...printerList(slug), refetchInterval: false });
  const acts = useDrawerActs();
  const [memberIds, setMemberIds] = useState<string[]>(drawer?.memberIds ?? []);
  const [printerId, setPrinterId] = useState(drawer?.printerId ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ name: drawer?.name ?? "" });
  const refused = (failure: ApiFailure) => {
    const words = failureWords(failure);
    setProblem(failure.code === "DRAWER_NAME_TAKEN" ? t("nameTaken") : words.detail || words.title);
  };
  const { over, conflict } = useEdit(drawer, {
    of: form,
    labels: { memberIds: t("whose"), printerId: t("printer") },
    text: (field, value) => {
      if (field === "printerId" && value === null) return t("noPrinter");
      return (
        team.find(({ userId }) => userId === value)?.name ??
        printers.find(({ id }) => id === value)?.name ??
        null
      );
    },
  });
  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    const body = {
      ...{ name: name.trim(), printerId: printerId || null },
      ...(drawer?.isMain ? {} : { memberIds }),
    };
    const saved = over.read
      ? acts.change.mutateAsync({ ...over, read: over.read, body })
      : acts.create.mutateAsync(body);
    await saved.then((stored) => {
      if (!stored) return;
      toast({ title: t("saved") });
      onClose();
    }, refused);
  });
  const remove = () => {
    if (!drawer) return;
    acts.remove.mutate(drawer.id, { onSuccess: onClose, onError: refused });
  };
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={drawer ? drawer.name : t("add")}>
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            control={form.control}
            name="name"
            rule={{ required: true, maxLength: MAX_DRAWER_NAME_LENGTH }}
            label={t("name")}
            hint={t("nameHint")}
            problemText={() => t("nameMissing", { max: MAX_DRAWER_NAME_LENGTH })}
          />
          {!drawer?.isMain && team.length > 0 && (
            <fieldset>
              <legend className="text-sm font-semibold">{t("whose")}</legend>
              <p className="text-sm text-ink-soft">{t("whoseHint")}</p>
              <CheckboxList
                options={team.map(({ userId, name }) => ({ value: userId, label: name }))}
                chosen={memberIds}
                onChange={setMemberIds}
              />
            </fieldset>
          )}
          {printers.length > 0 && (
            <Field label={t("printer")} hint={t("printerHint")}>
              <NativeSelect
                value={printerId}
                onChange={(event) => setPrinterId(event.target.value)}
                options={[
                  { value: "", label: t("noPrinter") },
                  ...printers.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </Field>
          )}
          <ProblemBox>{problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {t("save")}
          </Button>
          {drawer && !drawer.isMain && (
            <Button variant="quiet" pending={acts.remove.isPending} onClick={remove}>
              {t("remove")}
            </Button>
          )}
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
