"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BodyOf } from "@/components/data/api";
import type { FormReading } from "@/components/data/form-reading";
import { LoadFailure } from "@/components/data/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { EditForm, type FieldProblem } from "./edit-form";
import type { SettingsPlace } from "./settings-places";
import { SettingsScreen } from "./settings-screen";
import { restaurantSettings, useSaveSettings } from "./use-settings";

interface SettingsFormPageProps<Form extends FieldValues> {
  place: SettingsPlace["name"];
  /** The part of the settings that the page edits; numbers are text until they are saved. */
  formOf: (settings: Settings) => Form;
  read: (form: Form, settings: Settings) => FormReading<BodyOf<"updateSettings">, FieldProblem>;
  wide?: boolean;
  children: (settings: Settings) => ReactNode;
}

/** A page that edits some of the settings. */
export function SettingsFormPage<Form extends FieldValues>({
  place,
  formOf,
  read,
  wide,
  children,
}: SettingsFormPageProps<Form>) {
  const { slug } = useDashboardTenant();
  const { data: settings, error: failure, refetch } = useQuery(restaurantSettings(slug));
  const { mutateAsync } = useSaveSettings();
  return (
    <SettingsScreen place={place} wide={wide}>
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && !settings && <FormSkeleton />}
      {settings && (
        <EditForm
          values={formOf(settings)}
          read={(form) => read(form, settings)}
          save={async (body) => formOf(await mutateAsync(body))}
        >
          {children(settings)}
        </EditForm>
      )}
    </SettingsScreen>
  );
}

/** Holds the place of a form that is loading. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-12" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-48" />
    </div>
  );
}
