"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BodyOf } from "@/components/data/api";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import type { TaxSettings } from "@/lib/restaurant/tax/tax-contract";
import { EditForm } from "../frame/edit-form";
import { FormSkeleton } from "../frame/form-skeleton";
import { SettingsScreen } from "../frame/settings-screen";
import { FOLLOWS, TaxChoices, type TaxForm } from "./tax-choices";
import { TaxClasses } from "./tax-classes";
import { taxSettings, useSaveTax } from "./use-tax";

const formOf = ({ mode, defaultClassId, deliveryClassId, serviceClassId }: TaxSettings): TaxForm => ({
  mode,
  defaultClassId: defaultClassId ?? "",
  deliveryClassId: deliveryClassId ?? FOLLOWS,
  serviceClassId: serviceClassId ?? FOLLOWS,
});

const readForm = ({ mode, defaultClassId, deliveryClassId, serviceClassId }: TaxForm) => ({
  ok: true as const,
  body: {
    mode,
    defaultClassId,
    deliveryClassId: deliveryClassId === FOLLOWS ? null : deliveryClassId,
    serviceClassId: serviceClassId === FOLLOWS ? null : serviceClassId,
  } satisfies BodyOf<"updateTax">,
});

export function TaxPage() {
  const t = useTranslations("dashboardTax");
  const { slug } = useDashboardTenant();
  const { data: settings, error: failure, refetch } = useQuery(taxSettings(slug));
  const { mutateAsync } = useSaveTax();
  const classes = settings?.classes ?? [];
  return (
    <SettingsScreen
      place="tax"
      action={
        <TenantLink path="/receipts" className={buttonClass("quiet")}>
          {t("receipts")}
        </TenantLink>
      }
    >
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && !settings && <FormSkeleton />}
      {settings && <TaxClasses settings={settings} />}
      {settings?.defaultClassId && (
        <EditForm
          // A class that is new or gone is another form.
          key={`${settings.defaultClassId} ${classes.map(({ id }) => id).join()}`}
          values={formOf(settings)}
          read={readForm}
          save={async (body, over) => {
            const stored = await mutateAsync({ read: settings, body, ...over });
            return stored && formOf(stored);
          }}
        >
          <TaxChoices classes={classes} />
        </EditForm>
      )}
    </SettingsScreen>
  );
}
