import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Account } from "@/lib/payments/ledger/movement";
import { DEMO_FUNDS } from "@/lib/payments/stripe-emulator/balance-object";
import { type EmulatorControls, METHOD_TYPES } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { NO_FAULTS } from "@/lib/platform/env/fault-rates";
import type { Api, CallOptions, CallResult } from "./call";
import { orderBody, type SeededShop, seedShop } from "./seed-shop";

/** A shop that takes cards, PayPal and Satispay, and gets its share in an account of its own. */
export function seedCardShop(app: App, data: Parameters<typeof seedShop>[1] = {}): Promise<SeededShop> {
  return seedShop(app, {
    cardEnabled: true,
    paypalEnabled: true,
    satispayEnabled: true,
    stripeAccountId: "acct_test",
    ...data,
  });
}

/** Submits two Margheritas, 17.00, to be paid by card. */
export function placeByCard(
  api: Api,
  shop: SeededShop,
  changes: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<CallResult> {
  return api("POST", `/api/public/${shop.slug}/orders`, {
    body: orderBody(shop, { paymentMethod: "stripe", ...changes }),
    ...options,
  });
}

/** Does what the payment form does. */
export function pay(api: Api, clientSecret: string, outcome = "succeeded"): Promise<CallResult> {
  return api("POST", "/api/dev/stripe/confirm", { body: { clientSecret, outcome } });
}

/** An order of 17.00 that was paid by card. */
export async function seedPaidOrder(
  api: Api,
  shop: SeededShop,
  changes: Record<string, unknown> = {},
): Promise<{ orderId: string; intentId: string }> {
  const { body } = await placeByCard(api, shop, changes);
  await pay(api, body.clientSecret);
  return { orderId: body.id, intentId: body.clientSecret.split("_secret_")[0] };
}

/** Moves a paid order to delivered. */
export async function deliver(
  app: App & { clock: { advance(step: { minutes: number }): void } },
  api: Api,
  shop: SeededShop,
  orderId: string,
): Promise<void> {
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    app.clock.advance({ minutes: 5 });
    await api("PATCH", `/api/tenant/${shop.tenantId}/orders/${orderId}`, {
      as: shop.owner,
      body: { status },
    });
  }
}

/**
 * A paid order as it stands when staff have moved it on every five minutes until it was delivered, without the emails and
 * events of its way.
 */
export async function seedDelivery(
  app: App & { clock: { advance(step: { minutes: number }): void } },
  { tenantId, owner }: SeededShop,
  orderId: string,
): Promise<void> {
  const times = Array.from({ length: 4 }, () => {
    app.clock.advance({ minutes: 5 });
    return app.clock.now();
  });
  await app.db.pool.query(
    `WITH moved AS (
       UPDATE orders SET status = 'delivered', accepted_at = $3, preparing_started_at = $4, ready_at = $5, delivered_at = $6,
              release_at = $6::timestamptz + make_interval(hours => t.escrow_delay_hours)
         FROM tenant t WHERE t.id = $1 AND orders.tenant_id = $1 AND orders.id = $2 RETURNING orders.id)
     INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor, actor_user_id)
     SELECT $1, moved.id, step.position, step.status, step.at, 'restaurant', $7
       FROM moved, (VALUES (1, 'accepted'::order_status, $3::timestamptz), (2, 'preparing', $4), (3, 'ready', $5),
                           (4, 'delivered', $6)) AS step (position, status, at)`,
    [tenantId, orderId, ...times, owner.userId],
  );
}

/** An order as staff see it. */
export async function operatorView(api: Api, shop: SeededShop, orderId: string) {
  return (await api("GET", `/api/tenant/${shop.tenantId}/orders/${orderId}`, { as: shop.owner })).body;
}

/** The balance of every account of a shop that is not empty. */
export async function balances(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<Partial<Record<Account, number>>> {
  const sums = await app.db.prisma.ledgerEntry.groupBy({
    by: ["account"],
    where: { tenantId },
    _sum: { amountMinor: true },
  });
  const open = sums.filter(({ _sum }) => _sum.amountMinor);
  return Object.fromEntries(open.map(({ account, _sum }) => [account, _sum.amountMinor]));
}

/** The switches of the embedded processor, all back in their ordinary position. */
export function resetEmulator(app: App): EmulatorControls {
  const controls = app.stripeEmulator?.controls;
  if (!controls) throw new Error("The real processor is configured");
  return Object.assign(controls, {
    faults: [],
    rates: NO_FAULTS,
    hangsUntil: null,
    holdEvents: false,
    methodTypes: METHOD_TYPES,
    refunds: "succeeded",
    onboarding: "completed",
    funds: DEMO_FUNDS,
  });
}
