"use client";

import { Download, UserX } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import { useEraseGuest, useExportGuest } from "./use-guest-acts";

function download(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function GuestData({ guest, onErased }: { guest: GuestWire; onErased: () => void }) {
  const t = useTranslations("dashboardGuests");
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const exported = useExportGuest(guest.id);
  const erased = useEraseGuest(guest.id);
  const [asking, setAsking] = useState(false);
  const name = guest.name || guest.email;
  const save = () =>
    exported.mutateAsync().then(
      (data) => download(`guest-${guest.id}.json`, data),
      (refusal) => failureToast(t("notExported"), refusal),
    );
  const erase = () =>
    erased.mutateAsync().then(
      () => {
        toast({ title: t("erased", { name }) });
        onErased();
      },
      (refusal) =>
        failureToast(
          t("notErased"),
          refusal,
          refusal.code === "ERASURE_BLOCKED" ? t("eraseBlocked") : undefined,
        ),
    );
  return (
    <section className="border-t border-line py-4">
      <h3 className="mb-1 text-sm font-semibold text-ink-soft">{t("privacy")}</h3>
      <p className="text-sm text-ink-soft">
        {guest.consentAt
          ? t("consent", { at: format.dateTime(new Date(guest.consentAt), "moment") })
          : t(guest.hasAccount ? "account" : "noAccount")}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" pending={exported.isPending} onClick={() => void save()}>
          <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("export")}
        </Button>
        <Button variant="quiet-danger" onClick={() => setAsking(true)}>
          <UserX className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("erase")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("eraseTitle", { name })}
        description={t("eraseBody")}
        confirmLabel={t("erase")}
        danger
        onConfirm={erase}
      />
    </section>
  );
}
