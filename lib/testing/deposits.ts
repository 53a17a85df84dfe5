import type { App } from "@/lib/app/app";
import { DEFAULT_RESERVATION_POLICY } from "@/lib/service/reservations/reservation-policy";
import type { Api, CallResult } from "./call";
import { pay, seedCardShop } from "./online-payments";
import { talkToProcessor } from "./processor-talk";
import { bookingBody } from "./seed-room";
import type { SeededShop } from "./seed-shop";
import { topUp } from "./stripe-client";

/** A shop that takes cards and asks for 10.00 from each guest, returned until a day before. */
export async function seedDepositShop(
  app: App,
  data: Parameters<typeof seedCardShop>[1] = {},
): Promise<SeededShop> {
  const shop = await seedCardShop(app, data);
  await app.db.prisma.reservationPolicy.create({
    data: { tenantId: shop.tenantId, ...DEFAULT_RESERVATION_POLICY, depositPerGuestMinor: 1000 },
  });
  return shop;
}

/** Books a table for two, whose deposit is 20.00. */
export function bookWithDeposit(
  api: Api,
  shop: SeededShop,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<CallResult> {
  return api("POST", `/api/public/${shop.slug}/reservation`, { body: bookingBody(changes), headers });
}

/** A booking whose deposit is paid. */
export async function seedPaidBooking(
  api: Api,
  shop: SeededShop,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; token: string; intentId: string }> {
  const { body } = await bookWithDeposit(api, shop, changes);
  await pay(api, body.deposit.clientSecret);
  return { id: body.id, token: body.deposit.token, intentId: body.deposit.clientSecret.split("_secret_")[0] };
}

/** Pays at the processor without a word of it. */
export async function payUnheard(app: App, api: Api, clientSecret: string): Promise<void> {
  const { atProcessor } = talkToProcessor(() => ({ app, api }));
  const controls = app.stripeEmulator?.controls;
  if (!controls) throw new Error("The real processor is configured");
  const [intentId] = clientSecret.split("_secret_");
  controls.holdEvents = true;
  await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
  controls.holdEvents = false;
}

/** Pays at the processor another amount or in another currency than was asked for, without a word of it. */
export async function payOtherwise(
  app: App,
  api: Api,
  clientSecret: string,
  arrived: { amount_received?: number; currency?: string },
): Promise<void> {
  await payUnheard(app, api, clientSecret);
  const [intentId] = clientSecret.split("_secret_");
  await app.db.pool.query("UPDATE stripe_emulator_object SET body = body || $2::jsonb WHERE id = $1", [
    intentId,
    JSON.stringify(arrived),
  ]);
  // What goes back in another currency has to be there.
  await topUp(app, { amount: 10_000, currency: arrived.currency ?? "eur" });
}

/** What staff and guests do with a booking that has a deposit. */
export function driveDeposits(world: () => { api: Api; shop: SeededShop }) {
  const call = (method: string, path: string, options: Parameters<Api>[2]) =>
    world().api(method, path, options);
  const own = () => `/api/tenant/${world().shop.slug}/reservations`;
  const guests = () => `/api/public/${world().shop.slug}/reservation`;
  return {
    /** The booking as staff sees it, or changes it. */
    desk: (id: string, body?: Record<string, unknown>) =>
      call(body ? "PATCH" : "GET", `${own()}/${id}`, { as: world().shop.owner, ...(body ? { body } : {}) }),
    cancel: (id: string, token: string) => call("POST", `${guests()}/${id}/cancel`, { body: { token } }),
    open: (id: string, token: string) => call("POST", `${guests()}/${id}/deposit`, { body: { token } }),
  };
}
