import { isAppError } from "@/lib/core/errors/app-error";
import { isTwin } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { logFailure } from "@/lib/platform/http/error-response";
import { findUnstorableText } from "@/lib/platform/http/storable-text";
import { readPublicOrder } from "./read-public-order";

/**
 * An order as its customer sees it, for a page; null where it cannot be read, because the browser asks for it too, and
 * what it is answered decides what the page says. An unknown order is no failure; everything else is logged.
 */
export async function findPublicOrder(
  app: App,
  { tenantRef, orderId, email }: { tenantRef: string; orderId: string; email: string },
) {
  if (findUnstorableText([tenantRef, orderId, email]) !== null) return null;
  try {
    const shop = await app.shops.findTenant(tenantRef);
    if (!shop) return null;
    const { id } = shop.tenant;
    return await readPublicOrder(isTwin(id) ? await app.enterTwin(id) : app, { shop, orderId, email });
  } catch (error) {
    if (!isAppError(error) || error.code !== "ORDER_NOT_FOUND")
      logFailure(error, app.log, { operation: "readLinkedOrder" });
    return null;
  }
}
