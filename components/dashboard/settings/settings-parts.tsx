"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Controller, useController, useFormContext } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { AccentField } from "./accent-field";
import { HoursEditor } from "./hours-editor";
import type { SettingsForm } from "./settings-form";

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

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8 first:border-0">
      <h2 className="text-lg font-semibold">{title}</h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface NumberFieldProps {
  name:
    | "deliveryFee"
    | "deliveryMinimum"
    | "deliveryRadiusKm"
    | "prepMinutes"
    | "deliveryMinutes"
    | "cancelGraceMinutes";
  label: string;
  unit: string;
  hint?: string;
}

function NumberField({ name, label, unit, hint }: NumberFieldProps) {
  const { register, formState } = useFormContext<SettingsForm>();
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message}>
      <Input {...register(name)} inputMode="decimal" after={unit} />
    </Field>
  );
}

function SwitchField({ name, label }: { name: "pickupEnabled" | "deliveryEnabled"; label: string }) {
  const { manages } = useDashboardTenant();
  const { field } = useController<SettingsForm, typeof name>({ name });
  return <Switch label={label} checked={field.value} disabled={!manages} onCheckedChange={field.onChange} />;
}

/** When the restaurant takes orders and guests. */
export function HoursPart({ timeZone }: { timeZone: string }) {
  const t = useTranslations("dashboard.settings");
  const { control, formState } = useFormContext<SettingsForm>();
  const error = hoursMessage(formState.errors);
  return (
    <Part title={t("hours")} lead={t("hoursLead", { zone: timeZone })}>
      {error && (
        <p role="alert" className="mb-3 text-sm text-critical">
          {error}
        </p>
      )}
      <Controller
        control={control}
        name="openingHours"
        render={({ field }) => <HoursEditor hours={field.value} onChange={field.onChange} />}
      />
    </Part>
  );
}

/** The first thing that is wrong with the hours, however deep it lies. */
function hoursMessage(errors: object): string | undefined {
  for (const [field, error] of Object.entries(errors)) {
    if (field.startsWith("openingHours")) return firstMessage(error);
  }
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  for (const nested of Object.values(error)) {
    const message = firstMessage(nested);
    if (message) return message;
  }
}

/** What can be ordered, and what a delivery costs. */
export function DeliveryPart({ currency }: { currency: string }) {
  const t = useTranslations("dashboard.settings");
  return (
    <Part title={t("delivery")}>
      <SwitchField name="pickupEnabled" label={t("pickupEnabled")} />
      <SwitchField name="deliveryEnabled" label={t("deliveryEnabled")} />
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-3">
        <NumberField name="deliveryFee" label={t("deliveryFee")} unit={currency} />
        <NumberField name="deliveryMinimum" label={t("deliveryMinimum")} unit={currency} />
        <NumberField
          name="deliveryRadiusKm"
          label={t("deliveryRadius")}
          unit={t("kilometres")}
          hint={t("radiusHint")}
        />
      </div>
    </Part>
  );
}

/** How long cooking and driving take, and how long a guest may still cancel. */
export function TimesPart() {
  const t = useTranslations("dashboard.settings");
  return (
    <Part title={t("times")}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField name="prepMinutes" label={t("prepMinutes")} unit={t("minutes")} />
        <NumberField name="deliveryMinutes" label={t("deliveryMinutes")} unit={t("minutes")} />
        <NumberField
          name="cancelGraceMinutes"
          label={t("graceMinutes")}
          unit={t("minutes")}
          hint={t("graceHint")}
        />
      </div>
    </Part>
  );
}

/** The ways to pay that guests are offered. */
export function PaymentsPart() {
  const t = useTranslations("dashboard.settings");
  const { manages } = useDashboardTenant();
  const { control } = useFormContext<SettingsForm>();
  return (
    <Part title={t("payments")}>
      <div className="divide-y divide-line">
        {PAYMENT_METHODS.map((method) => (
          <Controller
            key={method}
            control={control}
            name={`paymentMethods.${method}`}
            render={({ field }) => (
              <Switch
                label={t(method)}
                checked={field.value}
                disabled={!manages}
                onCheckedChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
    </Part>
  );
}

/** The storefront's colour. */
export function LookPart() {
  const t = useTranslations("dashboard.settings");
  const { control } = useFormContext<SettingsForm>();
  const { field, fieldState } = useController({ control, name: "accent" });
  return (
    <Part title={t("look")}>
      <AccentField accent={field.value} error={fieldState.error?.message} onChange={field.onChange} />
    </Part>
  );
}
