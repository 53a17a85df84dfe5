import type { App } from "@/lib/app/app";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { Api } from "./call";
import { deliver, seedPaidOrder } from "./online-payments";
import { seedGiftCard } from "./seed-codes";
import { type SeededShop, seedAdmin, seedStaff } from "./seed-shop";
import type { TestApp } from "./test-app";

/** A row of what the API says about money. */
export type StatementRow = Record<string, number | string | boolean | null> & {
  id: string;
  type: string;
  net: number;
  lines: { net: number }[];
};

export const cents = (amount: unknown) => Math.round(Number(amount) * 100);
export const sum = (amounts: unknown[]) =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0);

/** What a manager who has just signed in reads of a restaurant's money, in pages of three. */
export async function readStatement(app: App, api: Api, shop: SeededShop) {
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  const read = async (path: string) =>
    (await api("GET", `/api/tenant/${shop.tenantId}/${path}`, { as })).body;
  const readAll = async (path: string, list: string): Promise<StatementRow[]> => {
    const found: StatementRow[] = [];
    const begin = `${path}${path.includes("?") ? "&" : "?"}limit=3`;
    for (let cursor: string | null = ""; cursor !== null; ) {
      const body = await read(`${begin}${cursor ? `&cursor=${cursor}` : ""}`);
      found.push(...body[list]);
      cursor = body.nextCursor;
    }
    return found;
  };
  return { as, read, readAll };
}

/** A bank decides about a dispute, by the test texts of the processor. */
export const decideDispute = (app: App, disputeId: string, text: "winning_evidence" | "losing_evidence") =>
  app.stripeEmulator?.fetch(`https://api.stripe.com/v1/disputes/${disputeId}`, {
    method: "POST",
    body: new URLSearchParams({ "evidence[uncategorized_text]": text }),
  });

/** A repeatable sequence of numbers from 0 to below `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Some days of a restaurant: orders by card and gift card, every second one with the tip, refunds, disputes and releases, in a repeatable random order. */
export async function liveThrough(
  app: TestApp,
  api: Api,
  shop: SeededShop,
  { seed, steps, tips = 0 }: { seed: number; steps: number; tips?: number },
): Promise<void> {
  const roll = dice(seed);
  const orders: { orderId: string; intentId: string; disputeId?: string }[] = [];
  const any = () => orders[roll(orders.length)];
  const order = async () => {
    const owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    const byCard = roll(3) > 0;
    const code = byCard ? null : await seedGiftCard(app, shop, 500);
    const tip = orders.length % 2 === 0 ? tips : 0;
    const placed = await seedPaidOrder(api, shop, { tip, ...(code === null ? {} : { giftCardCode: code }) });
    orders.push(placed);
    await deliver(app, api, { ...shop, owner }, placed.orderId);
  };
  const refund = async () => {
    const body = { orderId: any()?.orderId, amount: 1 + roll(1200) / 100, reason: "Cold" };
    await api("POST", "/api/admin/escrow/refunds", { as: await seedAdmin(app), body });
  };
  const dispute = async () => {
    const disputed = any();
    if (!disputed || disputed.disputeId) return;
    disputed.disputeId = (await app.stripeEmulator?.openDispute(disputed.intentId)) ?? "";
    await app.jobs.drain(app);
    if (roll(3) > 0)
      await decideDispute(app, disputed.disputeId, roll(2) === 0 ? "winning_evidence" : "losing_evidence");
  };
  const release = async () => {
    app.clock.advance({ hours: 1 + roll(9) });
    await releaseDueEscrow(app);
  };
  for (let step = 0; step < steps; step += 1) {
    const kind = orders.length < 2 ? 0 : roll(6);
    if (kind <= 1) await order();
    else if (kind === 2) await refund();
    else if (kind === 3) await dispute();
    else await release();
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
  }
}
