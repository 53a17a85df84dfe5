"use client";

import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { TenantLink } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { AccentField } from "./accent-field";
import { HoursEditor } from "./hours-editor";
import { readSettingsForm, type SettingsForm, settingsForm } from "./settings-form";

const PAYMENT_METHODS = [
  "cash",
  "card",
  "wallets",
  "klarna",
  "paypal",
  "satispay",
  "bancontact",
  "ideal",
] as const;

/** Reads the settings and shows them for editing. */
export function SettingsPage() {
  const t = useTranslations("dashboard");
  const settingsUrl = useTenantApi()("/settings");
  const [settings, setSettings] = useState<Settings | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const load = useCallback(async () => {
    const result = await apiCall<Settings>("GET", settingsUrl);
    if (result.ok) setSettings(result.data);
    setFailure(result.ok ? null : result);
  }, [settingsUrl]);

  useEffect(() => {
    void load();
  }, [load]);

  return (
    <div className="max-w-200 px-4 pt-2 pb-28 md:px-6 md:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-xl font-semibold tracking-tight">{t("settings.title")}</h1>
        <TenantLink path="/security" prefetch={false} className={`${buttonClass("quiet")} -mx-3`}>
          <ShieldCheck className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("frame.security")}
        </TenantLink>
      </div>
      {failure && <LoadFailure failure={failure} onRetry={() => void load()} />}
      {!failure && !settings && (
        <div className="mt-8 flex flex-col gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-96" />
          <Skeleton className="h-48" />
        </div>
      )}
      {settings && <SettingsEditor settings={settings} onSaved={setSettings} />}
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8 first:border-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

function SettingsEditor({
  settings,
  onSaved,
}: {
  settings: Settings;
  onSaved: (settings: Settings) => void;
}) {
  const t = useTranslations("dashboard.settings");
  const settingsUrl = useTenantApi()("/settings");
  const { manages } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { currency } = settings;
  const stored = settingsForm(settings);
  const [form, setForm] = useState<SettingsForm>(stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(false);
  const dirty = JSON.stringify(form) !== JSON.stringify(stored);
  const change = (changes: Partial<SettingsForm>) => setForm((before) => ({ ...before, ...changes }));

  const save = async () => {
    const read = readSettingsForm(form, currency);
    if (!read.ok) {
      const problems = Object.entries(read.problems).flatMap(([field, problem]) =>
        problem ? [[field, t(problem)] as const] : [],
      );
      setErrors(Object.fromEntries(problems));
      toast({ tone: "failure", title: t("notSaved"), detail: problems[0]?.[1] });
      return;
    }
    setErrors({});
    setPending(true);
    const result = await apiCall<Settings>("PATCH", settingsUrl, read.body);
    setPending(false);
    if (result.ok) {
      setForm(settingsForm(result.data));
      onSaved(result.data);
      toast({ title: t("saved") });
      return;
    }
    setErrors(
      Object.fromEntries(result.issues.map(({ path, message }) => [path.replace(/^body\.?/, ""), message])),
    );
    const words = failureWords(result);
    toast({ tone: "failure", title: t("notSaved"), detail: words.detail || words.title });
  };

  const number = (
    field:
      | "deliveryFee"
      | "deliveryMinimum"
      | "deliveryRadiusKm"
      | "prepMinutes"
      | "deliveryMinutes"
      | "cancelGraceMinutes",
    words: { label: string; unit: string; hint?: string },
  ) => (
    <Field label={words.label} hint={words.hint} error={errors[field]}>
      <Input
        inputMode="decimal"
        after={words.unit}
        value={form[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Field>
  );
  const hoursError = Object.entries(errors).find(([field]) => field.startsWith("openingHours"))?.[1];
  return (
    <>
      {!manages && <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-ink-soft">{t("readOnly")}</p>}
      <fieldset disabled={!manages} className="min-w-0">
        <Part title={t("hours")} lead={t("hoursLead", { zone: settings.timeZone })}>
          {hoursError && (
            <p role="alert" className="mb-3 text-sm text-critical">
              {hoursError}
            </p>
          )}
          <HoursEditor hours={form.openingHours} onChange={(openingHours) => change({ openingHours })} />
        </Part>
        <Part title={t("delivery")}>
          <Switch
            label={t("pickupEnabled")}
            checked={form.pickupEnabled}
            disabled={!manages}
            onCheckedChange={(pickupEnabled) => change({ pickupEnabled })}
          />
          <Switch
            label={t("deliveryEnabled")}
            checked={form.deliveryEnabled}
            disabled={!manages}
            onCheckedChange={(deliveryEnabled) => change({ deliveryEnabled })}
          />
          <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
            {number("deliveryFee", { label: t("deliveryFee"), unit: currency })}
            {number("deliveryMinimum", { label: t("deliveryMinimum"), unit: currency })}
            {number("deliveryRadiusKm", {
              label: t("deliveryRadius"),
              unit: t("kilometres"),
              hint: t("radiusHint"),
            })}
          </div>
        </Part>
        <Part title={t("times")}>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {number("prepMinutes", { label: t("prepMinutes"), unit: t("minutes") })}
            {number("deliveryMinutes", { label: t("deliveryMinutes"), unit: t("minutes") })}
            {number("cancelGraceMinutes", {
              label: t("graceMinutes"),
              unit: t("minutes"),
              hint: t("graceHint"),
            })}
          </div>
        </Part>
        <Part title={t("payments")}>
          <div className="divide-y divide-line">
            {PAYMENT_METHODS.map((method) => (
              <Switch
                key={method}
                label={t(method)}
                checked={form.paymentMethods[method]}
                disabled={!manages}
                onCheckedChange={(on) => change({ paymentMethods: { ...form.paymentMethods, [method]: on } })}
              />
            ))}
          </div>
        </Part>
        <Part title={t("look")}>
          <AccentField accent={form.accent} error={errors.accent} onChange={(accent) => change({ accent })} />
        </Part>
      </fieldset>
      {dirty && (
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 flex animate-rise items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 shadow-lift md:bottom-0 md:left-20 md:px-6 xl:left-46">
          <p className="mr-auto text-sm font-medium">{t("unsaved")}</p>
          <Button variant="quiet" onClick={() => setForm(stored)}>
            {t("revert")}
          </Button>
          <Button pending={pending} onClick={save}>
            {t("save")}
          </Button>
        </div>
      )}
    </>
  );
}
