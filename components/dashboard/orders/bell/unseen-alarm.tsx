"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Button } from "@/components/ui/button";

interface UnseenAlarmProps {
  orders: readonly BoardOrder[];
  minutes: number;
  onShow: (order: BoardOrder) => void;
}

/** Any touch of the board counts as seeing; the one that does must still find its button where it was. */
const LINGER_MS = 1_500;

/** Orders that nobody has seen for too long, over the page so that nothing moves when it goes. */
export function UnseenAlarm({ orders, minutes, onShow }: UnseenAlarmProps) {
  const t = useTranslations("orderBoard.unseen");
  const [shown, setShown] = useState(orders);
  useEffect(() => {
    if (orders.length > 0) {
      setShown(orders);
      return;
    }
    const timer = setTimeout(() => setShown(orders), LINGER_MS);
    return () => clearTimeout(timer);
  }, [orders]);
  const [first] = shown;
  return (
    <div role="alert" className="fixed inset-x-0 top-0 z-50 md:left-20 xl:left-46 print:hidden">
      {first && (
        <p className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 bg-critical-fill px-4 py-2 text-lg font-semibold text-critical-on shadow-lift md:px-6">
          <BellRing className="size-6 shrink-0 animate-breathe" strokeWidth={1.75} aria-hidden="true" />
          <span className="flex-1">{t("title", { count: shown.length, minutes })}</span>
          <Button variant="secondary" onClick={() => onShow(first)}>
            {t("show", { number: first.orderNumber })}
          </Button>
        </p>
      )}
    </div>
  );
}
