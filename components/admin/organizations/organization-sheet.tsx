"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { UserPicker } from "@/components/admin/pickers/pickers";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { TenantLink } from "@/components/frame/tenant-link";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import type { Organization } from "@/lib/people/groups/organization-contract";
import { memberChanges } from "./member-changes";
import { OrganizationFields, type OrganizationWish } from "./organization-fields";
import { organizationQuery } from "./organization-queries";
import { useOrganizationActs } from "./use-organization-acts";

export function OrganizationSheet({
  organizationId,
  onClose,
}: {
  organizationId: string;
  onClose: () => void;
}) {
  const t = useTranslations("adminOrganizations");
  const toast = useToast();
  const { update } = useOrganizationActs();
  const { data: organization, error, refetch } = useQuery(organizationQuery(organizationId));
  const send = async ({ name, headquarters, members }: OrganizationWish) => {
    const before = (organization?.tenants ?? []).map(({ slug }) => slug);
    const changes = memberChanges(before, members, headquarters);
    await update.mutateAsync({ organizationId, name, hqTenantId: headquarters, ...changes });
    toast({ title: t("saved", { name }) });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={organization?.name ?? t("organization")}>
      {error && !organization && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !organization && <Skeleton className="h-96" />}
      {organization && (
        <>
          <ul aria-label={t("restaurants")} className="mb-5 divide-y divide-line border-y border-line">
            {organization.tenants.map(({ tenantId, slug, name }) => (
              <li key={tenantId}>
                <TenantLink
                  path={`/restaurants/${slug}`}
                  className="flex min-h-12 items-center justify-between gap-4 underline-offset-4 hover:underline"
                >
                  {name}
                  {slug === organization.headquarters.slug && (
                    <span className="text-sm text-ink-soft">{t("headquarters")}</span>
                  )}
                </TenantLink>
              </li>
            ))}
          </ul>
          <OrganizationFields
            key={organization.tenants.map(({ slug }) => slug).join()}
            before={organization}
            submitLabel={t("save")}
            onSend={send}
          />
          <Managers organization={organization} />
        </>
      )}
    </Sheet>
  );
}

function Managers({ organization }: { organization: z.output<typeof Organization> }) {
  const t = useTranslations("adminOrganizations");
  const failureToast = useFailureToast();
  const { manage } = useOrganizationActs();
  const change = (userId: string, manages: boolean) =>
    void manage
      .mutateAsync({ organizationId: organization.id, userId, manages })
      .catch((failure) => failureToast(t("notChanged"), failure));
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="mb-1 text-sm font-semibold text-ink-soft">{t("managers")}</h3>
      <ul className="divide-y divide-line">
        {organization.managers.map(({ userId, name, email }) => (
          <li key={userId} className="flex min-h-14 items-center gap-3">
            <TenantLink
              path={`/users?user=${userId}`}
              className="min-w-0 flex-1 py-1 underline-offset-4 hover:underline"
            >
              <span className="block">{name}</span>
              <span className="block text-sm break-all text-ink-soft">{email}</span>
            </TenantLink>
            <IconButton
              icon={X}
              label={t("removeManager", { name })}
              disabled={manage.isPending}
              onClick={() => change(userId, false)}
            />
          </li>
        ))}
      </ul>
      <Field label={t("addManager")} hint={t("addManagerHint")} className="mt-3">
        <UserPicker
          of="group-manager"
          single
          chosen={[]}
          onChange={([user]) => user && change(user.value, true)}
        />
      </Field>
    </section>
  );
}
