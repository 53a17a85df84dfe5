"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ClearFlagDialog } from "@/components/admin/escrow/clear-flag-dialog";
import { Button } from "@/components/ui/button";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { RefundDialog } from "./refund-dialog";

export function OrderActions({ books }: { books: OrderBooksWire }) {
  const t = useTranslations("adminOrders");
  const [open, setOpen] = useState<"refund" | "flag" | null>(null);
  const close = () => setOpen(null);
  const { escrow, refundable } = books;
  return (
    <div className="flex flex-wrap gap-2">
      {escrow.flagged && <Button onClick={() => setOpen("flag")}>{t("clearFlag")}</Button>}
      {refundable > 0 && (
        <Button variant="secondary" onClick={() => setOpen("refund")}>
          {t("refund.open")}
        </Button>
      )}
      {open === "refund" && <RefundDialog books={books} onClose={close} />}
      {open === "flag" && <ClearFlagDialog escrow={escrow} onClose={close} />}
    </div>
  );
}
