"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { readWallTime } from "@/components/dashboard/frame/wall-time";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface MoveToFormProps {
  /** What time it is at the twin. */
  now: string;
  busy: boolean;
  onMove: (to: Date) => void;
}

/** A date and time of the restaurant that the clock is sent to. */
export function MoveToForm({ now, busy, onMove }: MoveToFormProps) {
  const t = useTranslations("dashboardTwin");
  const { timeZone } = useDashboardTenant();
  const [at, setAt] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const to = readWallTime(at, timeZone, new Date(now));
    setWrong(to === null);
    if (to) onMove(to);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-5 flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      <Field
        label={t("moveTo")}
        hint={t("moveToHint", { zone: timeZone })}
        error={isWrong && t("moveToWrong")}
        className="w-full sm:w-72"
      >
        <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" disabled={busy} className="max-sm:w-full sm:mb-7">
        {t("move")}
      </Button>
    </form>
  );
}
