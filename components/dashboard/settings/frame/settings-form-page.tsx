"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BodyOf } from "@/components/data/api";
import { LoadFailure } from "@/components/data/load-failure";
import type { FormReading } from "@/components/form/form-reading";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { EditForm, type FieldProblem } from "./edit-form";
import { FormSkeleton } from "./form-skeleton";
import type { SettingsPlace } from "./settings-places";
import { SettingsScreen } from "./settings-screen";
import { restaurantSettings, useSaveSettings } from "./use-settings";

interface SettingsFormPageProps<Form extends object> {
  place: SettingsPlace["name"];
  /** The part of the settings that the page edits; numbers are text until they are saved. */
  formOf: (settings: Settings) => Form;
  read: (form: Form, settings: Settings) => FormReading<BodyOf<"updateSettings">, FieldProblem>;
  wide?: boolean;
  /** What the page has besides its form, and saves by itself. */
  above?: ReactNode;
  children: (settings: Settings) => ReactNode;
}

export function SettingsFormPage<Form extends object>({
  place,
  formOf,
  read,
  wide,
  above,
  children,
}: SettingsFormPageProps<Form>) {
  const { slug } = useDashboardTenant();
  const { data: settings, error: failure, refetch } = useQuery(restaurantSettings(slug));
  const { mutateAsync } = useSaveSettings();
  return (
    <SettingsScreen place={place} wide={wide}>
      {above}
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && !settings && <FormSkeleton />}
      {settings && (
        <EditForm
          values={formOf(settings)}
          read={(form) => read(form, settings)}
          save={async (body, over) => {
            const stored = await mutateAsync({ read: settings, body, ...over });
            return stored && formOf(stored);
          }}
        >
          {children(settings)}
        </EditForm>
      )}
    </SettingsScreen>
  );
}
