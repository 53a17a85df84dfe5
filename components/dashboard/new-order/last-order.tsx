"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Button } from "@/components/ui/button";

/** What a known guest had last time, to be ordered again. */
export function LastOrder({ last, onAgain }: { last: BoardOrder; onAgain: () => void }) {
  const t = useTranslations("dashboardNewOrder");
  const dishes = last.items.map(({ quantity, productName }) => `${quantity}× ${productName}`).join(", ");
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">{t("lastTime")}</span> <span className="text-ink-soft">{dishes}</span>
        {last.notes && <span className="block text-ink-soft">{last.notes}</span>}
      </p>
      <Button size="small" variant="secondary" onClick={onAgain}>
        <RotateCcw className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("again")}
      </Button>
    </div>
  );
}
