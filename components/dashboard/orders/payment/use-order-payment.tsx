"use client";

import { useState } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { TakePaymentDialog } from "./take-payment-dialog";
import { UnpaidDialog } from "./unpaid-dialog";

/** The dialogs about an order's payment: taking it, and what happens with it when an unpaid order is handed over. */
export function useOrderPayment() {
  const [paying, setPaying] = useState<BoardOrder | null>(null);
  const [unpaid, setUnpaid] = useState<BoardOrder | null>(null);
  const dialogs = (
    <>
      {unpaid && (
        <UnpaidDialog
          order={unpaid}
          onClose={() => setUnpaid(null)}
          onTakePayment={() => {
            setUnpaid(null);
            setPaying(unpaid);
          }}
        />
      )}
      {paying && <TakePaymentDialog order={paying} onClose={() => setPaying(null)} />}
    </>
  );
  return { take: setPaying, askBeforeHandOver: setUnpaid, dialogs };
}
