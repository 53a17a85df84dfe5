"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { Twin } from "@/lib/oversight/twins/twin-contract";
import { ClockSlot } from "./clock-slot";
import { removeTwin, twinOf } from "./twin-calls";

/** Where a test twin is and since when; its clock; and how it goes again. */
export function OpenedTwin({ twin }: { twin: Twin }) {
  const t = useTranslations("dashboardSettings.twin");
  const format = useFormatter();
  const { timeZone, isTwin = false } = useDashboardTenant();
  const addresses = [
    { name: t("dashboard"), href: twin.dashboardUrl, path: `/t/${twin.slug}` },
    { name: t("storefront"), href: twin.storefrontUrl, path: `/s/${twin.slug}` },
    { name: t("keys"), href: `${twin.dashboardUrl}/settings/api-keys`, path: "bzr_test_…" },
  ];
  const opened = format.dateTime(new Date(twin.openedAt), "moment", { timeZone });
  return (
    <>
      <SettingsPart title={t("addresses")} lead={t("since", { when: opened })}>
        <ul className="divide-y divide-line border-y border-line">
          {addresses.map(({ name, href, path }) => (
            <li key={href}>
              <a
                href={href}
                className="group -mx-3 flex min-h-15 items-center gap-4 rounded-control px-3 py-2 transition-colors hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm wrap-anywhere text-ink-soft">{path}</span>
                </span>
                <ArrowUpRight
                  className="size-4 shrink-0 text-ink-soft rtl:-scale-x-100"
                  strokeWidth={1.5}
                  aria-hidden="true"
                />
              </a>
            </li>
          ))}
        </ul>
      </SettingsPart>
      <ClockSlot dashboardUrl={twin.dashboardUrl} />
      {!isTwin && <RemoveTwin twin={twin} />}
    </>
  );
}

function RemoveTwin({ twin }: { twin: Twin }) {
  const t = useTranslations("dashboardSettings.twin");
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const remove = useMutation({
    mutationFn: () => removeTwin(slug),
    onSuccess: () => {
      client.setQueryData(twinOf(slug).queryKey, null);
      toast({ tone: "done", title: t("removed") });
    },
    onError: (failure) => failureToast(t("notRemoved"), failure as unknown as ApiFailure),
  });
  return (
    <SettingsPart title={t("remove")} lead={t("removeLead")}>
      <ConfirmDialog
        trigger={
          <Button variant="quiet-danger" pending={remove.isPending}>
            <Trash2 className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {t("remove")}
          </Button>
        }
        title={t("removeTitle", { name: twin.name })}
        description={t("removeBody")}
        confirmLabel={t("removeConfirm")}
        danger
        onConfirm={() =>
          remove.mutateAsync().then(
            () => undefined,
            () => undefined,
          )
        }
      />
    </SettingsPart>
  );
}
