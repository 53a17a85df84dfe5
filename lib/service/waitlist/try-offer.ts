import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { offerTable } from "./offer-table";
import type { WaitlistRef } from "./waitlist-store";

/**
 * Offers a party a table where one is free. A guest or a colleague may have been faster: then the party goes on waiting,
 * or no longer waits.
 */
export async function tryOffer(app: App, ref: WaitlistRef): Promise<boolean> {
  try {
    await offerTable(app, ref);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}
