"use client";

import { Lock, LockOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Dialog } from "@/components/ui/dialog";
import { lockDevice } from "./device-calls";
import { useDevice } from "./device-context";
import { Unlock } from "./unlock";

/** In the frame of a shared device: who acts, to lock it; or that it is locked, to unlock it. */
export function DeviceButton() {
  const t = useTranslations("dashboardDevice");
  const { slug } = useDashboardTenant();
  const device = useDevice();
  const failureToast = useFailureToast();
  const [isOpen, setIsOpen] = useState(false);
  if (!device) return null;
  const { acting } = device;
  const lock = async () => {
    const result = await lockDevice(slug);
    if (result.ok) window.location.reload();
    else failureToast(t("notLocked"), result);
  };
  const Icon = acting ? LockOpen : Lock;
  return (
    <>
      <button
        type="button"
        aria-label={acting ? t("lockOf", { name: acting.name }) : t("unlock")}
        onClick={() => (acting ? void lock() : setIsOpen(true))}
        className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control text-sm text-ink-soft hover:bg-sunken hover:text-ink xl:justify-start xl:px-3"
      >
        <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        <span className="hidden truncate xl:block">{acting ? t("lock") : t("unlock")}</span>
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} title={t("who")} description={t("whoLead")}>
          <Unlock onUnlocked={() => window.location.reload()} />
        </Dialog>
      )}
    </>
  );
}
