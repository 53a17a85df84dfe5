import type { App } from "@/lib/payments/app";
import { freeBarePayments } from "@/lib/service/bills/free-bare-payments";
import { abandonStaleCheckouts } from "@/lib/service/orders/abandon-checkout";

/** Gives back what requests took whose process died before the processor had made their intent: of orders and of bills. */
export async function endUnfinished(app: App): Promise<void> {
  await abandonStaleCheckouts(app);
  await freeBarePayments(app);
}
