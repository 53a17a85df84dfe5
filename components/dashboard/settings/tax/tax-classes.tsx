"use client";

import { Pencil, Percent, Plus, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import type { TaxSettings } from "@/lib/restaurant/tax/tax-contract";
import { SettingsPart } from "../frame/settings-screen";
import { TaxClassDialog } from "./tax-class-dialog";
import { type TaxClass, useDeleteTaxClass } from "./use-tax";

export function TaxClasses({ settings }: { settings: TaxSettings }) {
  const t = useTranslations("dashboardTax");
  const { manages } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useDeleteTaxClass();
  const [editing, setEditing] = useState<TaxClass | "new" | null>(null);
  const [deleting, setDeleting] = useState<TaxClass | null>(null);
  const { classes, defaultClassId } = settings;

  const destroy = async ({ id, name }: TaxClass) => {
    await mutateAsync(id).then(
      () => toast({ title: t("deleted", { name }) }),
      (failure) => failureToast(t("notDeleted", { name }), failure),
    );
  };
  const create = manages && (
    <Button variant="secondary" onClick={() => setEditing("new")}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("newClass")}
    </Button>
  );
  return (
    <SettingsPart title={t("classes")} lead={t("classesLead")} action={classes.length > 0 && create}>
      {classes.length === 0 ? (
        <EmptyState icon={Percent} title={t("emptyTitle")} action={create}>
          {t("emptyBody")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {classes.map((taxClass) => (
            <li key={taxClass.id} className="flex min-h-16 items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {taxClass.name}
                  {taxClass.id === defaultClassId && <Badge tone="neutral">{t("default")}</Badge>}
                </p>
                <Rates rates={taxClass.rates} />
              </div>
              {manages && (
                <>
                  <IconButton
                    icon={Pencil}
                    label={t("edit", { name: taxClass.name })}
                    onClick={() => setEditing(taxClass)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t("delete", { name: taxClass.name })}
                    onClick={() => setDeleting(taxClass)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <TaxClassDialog taxClass={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(null)}
          title={t("deleteTitle", { name: deleting.name })}
          description={t("deleteBody")}
          confirmLabel={t("deleteConfirm")}
          danger
          onConfirm={() => destroy(deleting)}
        />
      )}
    </SettingsPart>
  );
}

function Rates({ rates }: { rates: TaxClass["rates"] }) {
  const t = useTranslations("dashboardTax");
  const format = useFormatter();
  const percent = (rate: number) => format.number(rate / 100, { style: "percent", maximumFractionDigits: 2 });
  const { pickup, delivery, dineIn } = rates;
  const isOne = pickup === delivery && delivery === dineIn;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {isOne
        ? percent(pickup)
        : (["pickup", "delivery", "dineIn"] as const)
            .map((name) => `${t(`rate.${name}`)} ${percent(rates[name])}`)
            .join(" · ")}
    </p>
  );
}
