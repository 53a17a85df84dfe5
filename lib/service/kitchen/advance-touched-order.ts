import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { advanceOrder } from "@/lib/service/orders/life/advance-order";
import type { OrderActor } from "@/lib/service/orders/order";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import type { KitchenStepKind } from "./kitchen-contract";
import { isAllDone, type KitchenPart, type KitchenSubject } from "./kitchen-ticket";

const TOUCHES: readonly KitchenStepKind[] = ["start", "strike", "bump"];

/**
 * Moves an order whose row is locked on to where the kitchen is with it: `preparing` with the first touch, `ready` when all
 * stations are done. Where nobody said that they began, the kitchen has been at it since it had the order, so that the
 * check for implausible speed measures what was cooked. True when it moved; rounds, and orders that staff have moved
 * themselves, stay.
 */
export async function advanceTouchedOrder(
  app: App,
  tx: Tx,
  input: {
    tenantId: TenantId;
    subject: KitchenSubject;
    parts: readonly KitchenPart[];
    kind: KitchenStepKind;
    actor: { order: OrderActor; note: string | null };
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, subject, parts, kind, actor, now } = input;
  const { orderId, status, since } = subject;
  const isReady = kind === "bump" && isAllDone(parts);
  const begins = status === "accepted" && TOUCHES.includes(kind);
  if (orderId === null || !(begins || (status === "preparing" && isReady))) return false;
  const found = await findOrder(tx, { tenantId, orderId });
  if (!found) return false;
  const restaurant = await getOrderingRestaurant(tx, { tenantId });
  const move = { tenantId, restaurant, actor: actor.order, note: actor.note, delayMinutes: null, now };
  let order = found;
  if (begins) {
    const began = kind === "start" ? now : since;
    if (!(await advanceOrder(app, tx, { ...move, order, to: "preparing", since: began }))) return false;
    order = { ...order, status: "preparing", preparingStartedAt: began };
  }
  return isReady ? advanceOrder(app, tx, { ...move, order, to: "ready" }) : true;
}
