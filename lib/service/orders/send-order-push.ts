import { DEFAULT_LOCALE, isLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { sendPush } from "@/lib/platform/push/push-gateway";
import { pushPublicKey } from "@/lib/platform/push/push-key";
import { deletePushSubscription, findPushSubscription } from "./push-subscription-store";

/**
 * Tells one browser that its order is ready, and forgets it. Nobody is named: only the restaurant, the order's number
 * and status leave. Throws when the push service failed, so that the job is tried again.
 */
export async function sendOrderPush(
  app: App,
  ref: { tenantId: TenantId; subscriptionId: string },
): Promise<void> {
  const found = await findPushSubscription(app.db, ref);
  if (!found) return;
  const { order, endpoint, p256dh, auth } = found;
  const { VAPID_PRIVATE_KEY: privateKey, OPERATOR_EMAIL } = app.env;
  const publicKey = pushPublicKey(privateKey);
  const isReady = order.status === "ready" || order.status === "delivered";
  if (isReady && privateKey !== undefined && publicKey !== null) {
    const { country } = order.tenant;
    const t = translator(isLocale(order.locale) ? order.locale : DEFAULT_LOCALE, "emails", { country });
    const words = { number: String(order.number), restaurant: order.tenant.name };
    const outcome = await sendPush({
      subscription: { endpoint, keys: { p256dh, auth } },
      message: {
        orderNumber: String(order.number),
        status: order.status,
        title: t("orderPush.title", words),
        body: t("orderPush.body", { type: order.type, ...words }),
        path: `/orders/${order.id}`,
      },
      vapid: { subject: `mailto:${OPERATOR_EMAIL ?? "push@bazar.example"}`, publicKey, privateKey },
      policy: { allowLoopback: app.env.WEBHOOK_ALLOW_LOOPBACK },
    });
    if (outcome.kind === "failed") throw new Error(`The push service failed: ${outcome.reason}`);
  }
  await deletePushSubscription(app.db, ref);
}
