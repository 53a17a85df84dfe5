"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { KitchenTicket } from "./kitchen-ticket";
import { OrderReceipt } from "./order-receipt";

/** The ticket of the kitchen's roll, 80 mm wide, or a receipt on A4. */
export type PaperKind = "ticket" | "receipt";

/** On paper there is only what is printed, as large as its paper. */
const ON_PAPER: Record<PaperKind, string> = {
  ticket: `
@media print {
  @page { margin: 3mm }
  [data-print-order] { max-width: 74mm; font-size: 11pt }
}`,
  receipt: `
@media print {
  @page { size: A4; margin: 20mm }
  [data-print-order] { font-size: 10.5pt }
}`,
};

const COMMON = `
[data-print-order] { display: none }
@media print {
  body > :not([data-print-order]) { display: none }
  [data-print-order] { display: block; color: black; color-scheme: light }
}`;

interface PrintOrderProps {
  order: BoardOrder;
  kind: PaperKind;
  onDone: () => void;
}

/** Prints one order and reports when the browser's dialog is done. */
export function PrintOrder({ order, kind, onDone }: PrintOrderProps) {
  const t = useTranslations("dashboard.ticket");
  useEffect(() => {
    window.addEventListener("afterprint", onDone, { once: true });
    const timer = setTimeout(() => window.print(), 0);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);

  return createPortal(
    <section data-print-order="" aria-label={t("number", { number: order.orderNumber })}>
      <style>{COMMON + ON_PAPER[kind]}</style>
      {kind === "ticket" ? <KitchenTicket order={order} /> : <OrderReceipt order={order} />}
    </section>,
    document.body,
  );
}
