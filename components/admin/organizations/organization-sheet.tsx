"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { UserPicker } from "@/components/admin/pickers/pickers";
import { LoadFailure } from "@/components/data/load-failure";
import { useConflict } from "@/components/data/use-conflict";
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
  const { data: organization, error, refetch } = useQuery(organizationQuery(organizationId));
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
          <Edit key={organization.tenants.map(({ slug }) => slug).join()} organization={organization} />
          <Managers organization={organization} />
        </>
      )}
    </Sheet>
  );
}

function Edit({ organization }: { organization: z.output<typeof Organization> }) {
  const t = useTranslations("adminOrganizations");
  const toast = useToast();
  const { update } = useOrganizationActs();
  const [read, setRead] = useState(organization);
  const { dialog: conflict, choose } = useConflict((field) => t(field === "name" ? "name" : "headquarters"));
  const send = async ({ name, headquarters, members }: OrganizationWish) => {
    const before = read.tenants.map(({ slug }) => slug);
    const body = { name, hqTenantId: headquarters, ...memberChanges(before, members, headquarters) };
    const stored = await update.mutateAsync({ read, body, choose });
    if (!stored) return;
    setRead(stored);
    toast({ title: t("saved", { name: stored.name }) });
  };
  return (
    <>
      <OrganizationFields before={read} submitLabel={t("save")} onSend={send} />
      {conflict}
    </>
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
