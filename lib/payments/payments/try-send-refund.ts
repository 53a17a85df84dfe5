import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { RefundRef } from "./refund-store";
import { sendRefund } from "./send-refund";

/** As sendRefund, for a request that need not wait: a processor that does not answer is asked again by the job. */
export async function trySendRefund(app: App, ref: RefundRef): Promise<void> {
  await sendRefund(app, ref).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    const { refundId } = ref;
    app.log.warn({ err: error, refundId }, "the processor did not answer; the refund will be retried");
  });
}
