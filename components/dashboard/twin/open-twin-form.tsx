"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { CheckboxList } from "@/components/ui/checkbox-list";
import { useToast } from "@/components/ui/toast";
import { TWIN_PARTS } from "@/lib/oversight/twins/twin-part";
import { openTwin, twinOf } from "./twin-calls";

/** What the twin is given of the restaurant, and the button that opens it. */
export function OpenTwinForm() {
  const t = useTranslations("dashboardSettings.twin");
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [chosen, setChosen] = useState<readonly string[]>(TWIN_PARTS);
  const open = useMutation({
    mutationFn: () =>
      openTwin(
        slug,
        TWIN_PARTS.filter((part) => chosen.includes(part)),
      ),
    onSuccess: (twin) => {
      client.setQueryData(twinOf(slug).queryKey, twin);
      toast({ tone: "done", title: t("opened") });
    },
    onError: (failure) => {
      failureToast(t("notOpened"), failure as unknown as ApiFailure);
      void client.invalidateQueries({ queryKey: twinOf(slug).queryKey });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!open.isPending) open.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset>
        <legend className="text-lg font-semibold">{t("copy")}</legend>
        <p className="mt-1 max-w-140 text-sm text-ink-soft">{t("copyLead")}</p>
        <div className="mt-3 border-y border-line">
          <CheckboxList
            options={TWIN_PARTS.map((part) => ({ value: part, label: t(`part.${part}`) }))}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
      </fieldset>
      <Button type="submit" className="mt-6" pending={open.isPending}>
        <FlaskConical className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {t("open")}
      </Button>
    </form>
  );
}
