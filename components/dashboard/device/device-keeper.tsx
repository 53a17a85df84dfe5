"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { provideDevicePin, provideLocked } from "@/components/data/device-pin";
import { Dialog } from "@/components/ui/dialog";
import { recallSharing, shareDevice } from "./device-calls";
import { useDevice } from "./device-context";
import { Unlock } from "./unlock";
import { useIdleLock } from "./use-idle-lock";

/** Asks for a PIN where a call needs one, locks an idle device, and shares a browser again that was shared before. */
export function DeviceKeeper({ canShare }: { canShare: boolean }) {
  const t = useTranslations("dashboardDevice");
  const router = useRouter();
  const device = useDevice();
  const { slug } = useDashboardTenant();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((isUnlocked: boolean) => void) | null>(null);
  const isCovered = useIdleLock();
  const finish = (isUnlocked: boolean) => {
    waiting.current?.(isUnlocked);
    waiting.current = null;
    setIsOpen(false);
    if (isUnlocked) router.refresh();
  };
  const showLock = useEffectEvent(() => {
    // A page that knows that it is locked shows what it may.
    if (device === null || device.acting) window.location.reload();
  });
  useEffect(() => {
    const stops = [
      provideLocked(() => showLock()),
      provideDevicePin(
        () =>
          new Promise((resolve) => {
            waiting.current = resolve;
            setIsOpen(true);
          }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      waiting.current?.(false);
    };
  }, []);
  useEffect(() => {
    const way = canShare ? recallSharing(slug) : null;
    if (way)
      void shareDevice(slug, way).then(
        () => window.location.reload(),
        // It asks again on the next page.
        () => {},
      );
  }, [canShare, slug]);
  if (isCovered)
    return (
      <div
        role="alertdialog"
        aria-modal="true"
        aria-label={t("lockedOffline")}
        className="fixed inset-0 z-50 grid place-items-center bg-surface p-6"
      >
        <p className="max-w-100 text-center text-lg">{t("lockedOffline")}</p>
      </div>
    );
  if (!isOpen) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && finish(false)} title={t("who")} description={t("whoLead")}>
      <Unlock onUnlocked={() => finish(true)} />
    </Dialog>
  );
}
