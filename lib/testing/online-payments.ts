import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Account } from "@/lib/payments/ledger/movement";
import { readPayoutAccount } from "@/lib/payments/payouts/read-payout-account";
import type { AccountObject } from "@/lib/payments/stripe-emulator/emulator-object";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { type EmulatorControls, METHOD_TYPES } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { NO_FAULTS } from "@/lib/platform/env/fault-rates";
import type { Api, CallOptions, CallResult } from "./call";
import { orderBody, type SeededShop, seedShop } from "./seed-shop";

/**
 * A shop that takes cards, PayPal and Satispay, and gets its share in a verified account of its own; with `stripeAccountId`
 * null nobody has verified it yet.
 */
export async function seedCardShop(app: App, data: Parameters<typeof seedShop>[1] = {}): Promise<SeededShop> {
  const shop = await seedShop(app, {
    cardEnabled: true,
    paypalEnabled: true,
    satispayEnabled: true,
    ...data,
  });
  if (data.stripeAccountId !== null) await seedPayoutAccount(app, shop, data);
  return shop;
}

/** Gives a shop a verified account at the embedded processor; returns its id. */
export async function seedPayoutAccount(
  app: App,
  { tenantId }: { tenantId: TenantId },
  { country = "IT", stripeAccountId }: { country?: string; stripeAccountId?: string | null } = {},
): Promise<string> {
  const account = verifiedAccount(app, { id: stripeAccountId ?? `acct_${tenantId}`, country });
  await app.db.pool.query({
    name: "seed-payout-account",
    text: `WITH at_processor AS (
             INSERT INTO stripe_emulator_object (id, kind, body, created_at) VALUES ($2, 'account', $3, $4)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body),
           known AS (
             INSERT INTO payout_account (tenant_id, account_id, details_submitted, payouts_enabled, transfers_enabled,
                                         card_payments_enabled, requirements_due, created_at, updated_at)
             VALUES ($1, $2, true, true, true, true, '{}', $4, $4)
             ON CONFLICT (tenant_id) DO UPDATE SET account_id = excluded.account_id),
           seen AS (UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1)
           UPDATE tenant SET stripe_account_id = $2, account_takes_cards = true WHERE id = $1`,
    values: [tenantId, account.id, JSON.stringify(account), app.clock.now()],
  });
  return account.id;
}

function verifiedAccount(app: App, { id, country }: { id: string; country: string }): AccountObject {
  return {
    id,
    object: "account",
    country,
    email: "hello@shop.example",
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { card_payments: "active", transfers: "active" },
    requirements: { currently_due: [], disabled_reason: null },
    metadata: {},
    created: Math.floor(app.clock.now().getTime() / 1000),
  };
}

/** A verified account in Italy at the embedded processor that is no restaurant's. */
export async function seedProcessorAccount(app: App, id: string): Promise<void> {
  const body = verifiedAccount(app, { id, country: "IT" });
  const account = { id, kind: "account", body, createdAt: app.clock.now() };
  await app.db.prisma.stripeEmulatorObject.create({ data: account });
}

/** The processor closes a shop's account to money, or opens it again, and the platform has not heard of it yet. */
export async function setAccountUnheard(
  app: App,
  { tenantId }: { tenantId: TenantId },
  state: "active" | "inactive",
): Promise<{ tenantId: TenantId; accountId: string }> {
  const { accountId } = await app.db.prisma.payoutAccount.findUniqueOrThrow({ where: { tenantId } });
  const controls = app.stripeEmulator?.controls;
  if (!controls) throw new Error("The real processor is configured");
  const { holdEvents } = controls;
  controls.holdEvents = true;
  await app.stripeEmulator?.setAccount(accountId, state);
  controls.holdEvents = holdEvents;
  return { tenantId, accountId };
}

/** As setAccountUnheard, and the platform has heard of it. */
export async function setPayoutAccount(
  app: App,
  shop: { tenantId: TenantId },
  state: "active" | "inactive",
): Promise<void> {
  await readPayoutAccount(app, await setAccountUnheard(app, shop, state));
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
  // A cluster takes only what is the same in every session: hours are added in UTC, which has no change of the clock.
  await app.db.pool.query(
    `WITH moved AS (
       UPDATE orders SET status = 'delivered', accepted_at = $3, preparing_started_at = $4, ready_at = $5, delivered_at = $6,
              release_at = ($6::timestamptz AT TIME ZONE 'UTC' + interval '1 hour' * t.escrow_delay_hours) AT TIME ZONE 'UTC'
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

/** Gives the platform bank accounts in these currencies, and waits until it has heard of them. */
export async function settleIn(
  app: App & { clock: { advance(step: { minutes: number }): void } },
  ...currencies: string[]
): Promise<void> {
  const controls = app.stripeEmulator?.controls;
  if (!controls) throw new Error("The real processor is configured");
  const settlementCurrencies = currencies.map((currency) => currency.toLowerCase());
  controls.platform = { ...controls.platform, settlementCurrencies };
  app.clock.advance({ minutes: 6 });
  const deadline = performance.now() + PATIENCE_MS;
  const isKnown = async () => {
    const known = (await app.processorMethods.platform())?.settlementCurrencies ?? [];
    return currencies.every((currency) => known.includes(currency));
  };
  while (!(await isKnown())) {
    if (performance.now() > deadline) throw new Error("The platform has not heard of its bank accounts");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const PATIENCE_MS = 10_000;

/** The switches of the embedded processor, all back in their ordinary position. */
export function resetEmulator(app: App): EmulatorControls {
  const controls = app.stripeEmulator?.controls;
  if (!controls) throw new Error("The real processor is configured");
  return Object.assign(controls, {
    platform: DEMO_PLATFORM,
    faults: [],
    rates: NO_FAULTS,
    hangsUntil: null,
    holdEvents: false,
    methodTypes: METHOD_TYPES,
    refunds: "succeeded",
    onboarding: "completed",
    unreachableHosts: [],
  });
}
