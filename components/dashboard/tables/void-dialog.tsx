"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Switch } from "@/components/ui/switch";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import type { BillItem } from "./bill-parts";
import { ReasonDialog } from "./reason-dialog";
import { useBillAct } from "./use-bill-act";
import { useBillItemText } from "./use-bill-item-text";

const REASONS = ["mistake", "guest", "kitchen", "quality"] as const;

interface VoidDialogProps {
  bill: BillWire;
  tableId: string;
  item: BillItem;
  onClose: () => void;
}

export function VoidDialog({ bill, tableId, item, onClose }: VoidDialogProps) {
  const t = useTranslations("dashboardTables");
  const { slug: tenantId } = useDashboardTenant();
  const { name } = useBillItemText()(item);
  const [quantity, setQuantity] = useState(item.quantity);
  const [restock, setRestock] = useState(true);
  const { mutate, isPending } = useBillAct({
    tableId,
    send: (body: { reason: string; quantity: number; restock: boolean }, header) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/items/{itemId}/void", {
          params: { path: { tenantId, billId: bill.id, itemId: item.id }, header },
          body,
        }),
      ),
    done: () => t("voided", { name }),
    failed: t("voidFailed"),
    unanswered: t("payKept"),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t("voidTitle", { name })}
      action={t("voidAction")}
      pending={isPending}
      suggestions={REASONS.map((reason) => t(`reasons.${reason}`))}
      onConfirm={(reason) => mutate({ reason, quantity, restock })}
      onClose={onClose}
    >
      {item.quantity > 1 && (
        <div className="flex items-center justify-between gap-4">
          <span className="text-sm font-semibold">{t("voidQuantity")}</span>
          <QuantityStepper
            value={quantity}
            max={item.quantity}
            onChange={setQuantity}
            label={t("voidQuantity")}
          />
        </div>
      )}
      <Switch
        checked={restock}
        onCheckedChange={setRestock}
        label={t("voidRestock")}
        hint={t("voidRestockHint")}
      />
    </ReasonDialog>
  );
}
