"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useState } from "react";
import { removePin, setPin, teamDevice } from "@/components/dashboard/device/device-calls";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { isWeakPin, PIN_DIGITS } from "@/lib/people/devices/pin-rule";

interface PinFormProps {
  userId: string;
  state: "none" | "set" | "locked";
}

/** One's own PIN: set, replaced and removed; the password is asked for by the call itself. */
export function PinForm({ userId, state }: PinFormProps) {
  const t = useTranslations("dashboardDevice");
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [pin, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const again = () => client.invalidateQueries({ queryKey: teamDevice(slug).queryKey });
  const save = useMutation({ mutationFn: () => setPin(slug, userId, pin), onSettled: again });
  const remove = useMutation({ mutationFn: () => removePin(slug, userId), onSettled: again });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (pin.length < PIN_DIGITS.least) return setProblem(t("pinMissing", PIN_DIGITS));
    if (isWeakPin(pin)) return setProblem(t("pinWeak"));
    setProblem(null);
    save.mutate(undefined, {
      onSuccess: () => {
        setTyped("");
        toast({ title: t("pinSaved") });
      },
      onError: (thrown) => {
        const failure = thrown as unknown as ApiFailure;
        if (failure.code === "VALIDATION_FAILED") setProblem(t("pinWeak"));
        else failureToast(t("pinNotSaved"), failure);
      },
    });
  };
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: t("pinRemoved") }),
      onError: (failure) => failureToast(t("pinNotSaved"), failure as unknown as ApiFailure),
    });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className={state === "locked" ? "text-critical" : ""}>{t(`own.${state}`)}</p>
      <Field
        label={state === "none" ? t("newPin") : t("otherPin")}
        hint={t("pinHint", PIN_DIGITS)}
        error={problem ?? undefined}
        className="max-w-80"
      >
        <Input
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PIN_DIGITS.most}
          value={pin}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ""))}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending}>
          {t("savePin")}
        </Button>
        {state !== "none" && (
          <Button variant="quiet-danger" pending={remove.isPending} onClick={takeAway}>
            {t("removePin")}
          </Button>
        )}
      </div>
    </form>
  );
}
