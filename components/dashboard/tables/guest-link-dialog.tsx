"use client";

import { useTranslations } from "next-intl";
import encodeQR from "qr";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import type { BillWire } from "@/lib/service/bills/bill-contract";

export function GuestLinkDialog({ bill, onClose }: { bill: BillWire; onClose: () => void }) {
  const t = useTranslations("dashboardTables");
  const { storefrontBase } = useDashboardTenant();
  const toast = useToast();
  const isPublic = storefrontBase !== null;
  const url = isPublic ? new URL(`${storefrontBase}/bill/${bill.token}`, window.location.href).href : "";
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({ title: t("copied") });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("guestLinkTitle")}
      description={isPublic ? t("guestLinkBody") : t("notPublic")}
      footer={
        isPublic && (
          <Button variant="secondary" onClick={copy} className="w-full">
            {t("copy")}
          </Button>
        )
      }
    >
      {isPublic && (
        // biome-ignore lint/performance/noImgElement: a drawing made here, which has no address to optimise
        <img
          alt={t("guestLinkCode")}
          src={`data:image/svg+xml,${encodeURIComponent(encodeQR(url, "svg", { ecc: "medium", border: 4 }))}`}
          className="mx-auto w-full max-w-72 rounded-control bg-white"
        />
      )}
    </Dialog>
  );
}
