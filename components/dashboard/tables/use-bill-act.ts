"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { useToast } from "@/components/ui/toast";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { tableBillKey, tablesKey } from "./table-queries";

const MOST_RETRIES = 2;
const FIRST_RETRY_MS = 1_000;

/** No answer, or one from something in between: the same request may well get through a moment later. */
function isUnanswered({ status, code }: ApiFailure): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504 || code === "REQUEST_IN_PROGRESS";
}

interface BillActOptions<Input> {
  tableId: string;
  /** The operation takes no Idempotency-Key, so it is not repeated by itself. */
  isKeyless?: boolean;
  /** Sends the act; the same input is sent with the same key until its result is known. */
  send: (input: Input, header: { "Idempotency-Key": string }) => Promise<BillWire>;
  done?: (bill: BillWire, input: Input) => string;
  failed: string;
  /** What to say when no answer came, instead of that nothing was changed. */
  unanswered?: string;
  /** Called with the bill as it is now. */
  onDone?: (bill: BillWire) => void;
  onFailed?: (failure: ApiFailure) => void;
}

/**
 * An act on a table's bill: sends it once however often it is pressed, shows the bill as the server answered it, and
 * says what came of it. After a lost answer, pressing again repeats the very same request.
 */
export function useBillAct<Input>(options: BillActOptions<Input>) {
  const { tableId, isKeyless = false, send, done, failed, unanswered, onDone, onFailed } = options;
  const { slug } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const attempt = useRef<OrderAttempt | null>(null);

  return useMutation({
    retry: (failures, failure) => !isKeyless && failures < MOST_RETRIES && isUnanswered(failure),
    retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    mutationFn: (input: Input) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(input), () => crypto.randomUUID());
      return send(input, { "Idempotency-Key": attempt.current.key });
    },
    onSuccess: async (bill, input) => {
      attempt.current = null;
      const queryKey = tableBillKey(slug, tableId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, bill.status === "open" && bill.tableId === tableId ? bill : null);
      if (done) toast({ title: done(bill, input) });
      onDone?.(bill);
      void client.invalidateQueries({ queryKey: tablesKey(slug) });
    },
    onError: (failure) => {
      const isKnown = !isUnanswered(failure) && failure.status < 500;
      if (isKnown) attempt.current = null;
      failureToast(failed, failure, isKnown ? undefined : unanswered);
      onFailed?.(failure);
      void client.invalidateQueries({ queryKey: tablesKey(slug) });
    },
  });
}
