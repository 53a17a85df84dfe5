import { fail } from "@/lib/core/errors/app-error";
import { localText } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { Shop } from "@/lib/restaurant/menu/shop";
import { appendTimeline, lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderDetail } from "@/lib/service/orders/order";
import { orderActorOf } from "@/lib/service/orders/order-actor";
import { orderEmailProps } from "@/lib/service/orders/order-email";
import { orderUpdatedEvent } from "@/lib/service/orders/order-event";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import { shownLine } from "@/lib/service/orders/placement/shown-line";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import {
  leavesSomething,
  PROPOSAL_MINUTES,
  type ProposedChange,
  priceProposal,
  unitsLeft,
} from "./order-proposal";
import type { ProposeOrderChangeBody } from "./order-proposal-contract";
import { insertProposal } from "./order-proposal-store";
import { type ReplacementObstacle, replacementObstacle } from "./replacement";

const OBSTACLES: Record<ReplacementObstacle, string> = {
  unavailable: "is not available",
  options: "needs a choice of options, which only the guest can make",
  tax: "is taxed at another rate",
  age: "needs an age that the guest has not confirmed",
};
const MINUTE_MS = 60_000;
const LATEST_MS = 24 * 60 * MINUTE_MS;

/**
 * Proposes to the guest of a new order what the restaurant would change: fewer units, another dish for a line, a later
 * time. Nothing changes before the guest takes it. Returns the order as staff see it. Throws ORDER_NOT_FOUND,
 * ORDER_NOT_NEW, PROPOSAL_OPEN, INVALID_PROPOSAL and NOT_CANCELLABLE.
 */
export async function proposeOrderChange(
  app: App,
  input: {
    tenantId: TenantId;
    slug: string;
    orderId: string;
    request: ProposeOrderChangeBody;
    actor: StaffActor;
  },
) {
  const { tenantId, slug, orderId, request, actor } = input;
  const shop = await app.shops.find(slug);
  if (!shop) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const restaurant = await getOrderingRestaurant(app.db.prisma, { tenantId });
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const ref = { tenantId, orderId };
    const order = (await lockOrder(tx, ref)) ? await findOrder(tx, ref) : null;
    if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
    refuseUnlessNew(order, now);
    const promisedAt = readTime(order, request.promisedAt ?? null);
    const changes = request.changes.map((change) => readChange(order, shop, change, promisedAt));
    if (changes.length === 0 && !promisedAt) fail("INVALID_PROPOSAL", "The proposal changes nothing.");
    const priced = priceProposal(order, changes);
    if (!leavesSomething(order.items, priced.changes))
      fail("INVALID_PROPOSAL", "Nothing would be left of the order. Reject it instead.");
    if (order.paymentStatus !== "paid" && priced.amountMinor > order.totalMinor)
      fail("INVALID_PROPOSAL", "The gift card pays for more than would be left. Reject the order instead.");
    const proposal = {
      id: newId("prp"),
      changes: priced.changes.map((change) => {
        const item = order.items[change.position];
        const quantity = change.replacement && item ? unitsLeft(item) : change.quantity;
        return { ...change, quantity, productName: item?.productName ?? "" };
      }),
      promisedAt,
      message: request.message,
      amountMinor: priced.amountMinor,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (request.minutes ?? PROPOSAL_MINUTES) * MINUTE_MS),
    };
    const by = orderActorOf(actor);
    await insertProposal(tx, { ...ref, ...proposal, createdBy: by.userId });
    await appendTimeline(tx, { ...ref, status: order.status, at: now, actor: by, note: request.message });
    await queueEmail(app, tx, {
      tenantId,
      to: order.customerEmail,
      template: "order-proposal",
      locale: order.locale,
      props: {
        ...orderEmailProps(order, restaurant, app.env.publicUrl),
        changes: proposal.changes.map(({ productName, quantity, replacement }) => ({
          name: productName,
          quantity,
          replacement: replacement?.productName ?? null,
        })),
        newTime: promisedAt?.toISOString() ?? null,
        message: request.message,
        amountMinor: priced.amountMinor,
        expiresAt: proposal.expiresAt.toISOString(),
      },
      uniqueKey: `order-proposal:${proposal.id}`,
    });
    const events = [orderUpdatedEvent(order, { what: "proposed", at: now, actor: by.kind })];
    await appendEvents(tx, { tenantId, events, now });
    const amount = toMajor(priced.amountMinor, order.currency);
    describeAct({ data: { lines: changes.length, amount, currency: order.currency } });
  });
  app.live.announce(tenantId);
  return getOperatorOrder(app, { tenantId, orderId });
}

function refuseUnlessNew(order: OrderDetail, now: Date): void {
  if (order.status !== "pending") fail("ORDER_NOT_NEW", `The order is already ${order.status}.`);
  if (isPaymentDue(order)) fail("ORDER_NOT_NEW", "The order is not paid yet, so nothing can be proposed.");
  const { proposal } = order;
  if (proposal && proposal.answer === null && proposal.expiresAt > now)
    fail("PROPOSAL_OPEN", "The guest has not answered the last proposal yet.");
}

function readTime({ promisedAt }: OrderDetail, text: string | null): Date | null {
  if (text === null) return null;
  const later = new Date(text);
  const ms = later.getTime() - promisedAt.getTime();
  if (ms <= 0 || ms > LATEST_MS)
    fail("INVALID_PROPOSAL", "The new time must be later than the promised one, by at most a day.");
  return later;
}

function readChange(
  order: OrderDetail,
  { tenant, products }: Shop,
  change: ProposeOrderChangeBody["changes"][number],
  later: Date | null,
): ProposedChange {
  const position = Number(change.lineItemId);
  const item = order.items[position];
  if (!item) return fail("INVALID_PROPOSAL", "The order has no line with this id.");
  if (change.kind === "remove") {
    if (change.quantity > unitsLeft(item))
      fail("INVALID_PROPOSAL", `${item.productName}: at most ${unitsLeft(item)} can be removed.`);
    return { kind: "remove", position, quantity: change.quantity };
  }
  if (unitsLeft(item) === 0) fail("INVALID_PROPOSAL", `${item.productName} has already been refunded.`);
  const product = products.get(change.productId);
  if (!product) return fail("INVALID_PROPOSAL", "The dish is not on the menu.");
  const productName = localText(product.name, order.locale, tenant.locales);
  const at = later ?? order.scheduledFor;
  const obstacle = replacementObstacle(product, item, { order, at, zone: tenant.timeZone });
  if (obstacle) fail("INVALID_PROPOSAL", `${productName} ${OBSTACLES[obstacle]}.`);
  const unitPriceMinor = product.discountPriceMinor ?? product.basePriceMinor;
  const shown = shownLine(product, [], { locale: order.locale, locales: tenant.locales });
  return { kind: "replace", position, productId: product.id, productName, unitPriceMinor, shown };
}
