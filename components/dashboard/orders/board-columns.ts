import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import { BOARD_COLUMNS, type BoardColumn, type BoardOrder } from "./board-order";

export type Board = {
  columns: Record<BoardColumn, BoardOrder[]>;
  /** Online orders whose payment has not arrived: nothing to cook yet. */
  unpaid: BoardOrder[];
  /** Scheduled orders with which the kitchen does not have to begin yet. */
  later: BoardOrder[];
};

/** The one step forward, or null when there is none. Staff presses it without reading. */
export function stepForward(order: Pick<BoardOrder, "nextStatuses">): OrderStatus | null {
  return order.nextStatuses.find((status) => status !== "rejected" && status !== "canceled") ?? null;
}

/** Whether an online order still waits for its money; cash is paid at the door. */
export function awaitsPayment(
  order: Pick<BoardOrder, "paymentMethod" | "paymentStatus" | "status" | "total">,
): boolean {
  return (
    order.status === "pending" &&
    !isTillMethod(order.paymentMethod) &&
    order.paymentStatus === "pending" &&
    order.total > 0
  );
}

/** Whether staff are asked about the payment before they hand an order over: what is in cash is taken then. */
export function isHandedOverUnpaid(order: Pick<BoardOrder, "paymentMethod" | "leftToTake">): boolean {
  return order.paymentMethod !== "cash" && order.leftToTake > 0;
}

/** Whether there is money to take for an order: once it is accepted, and not for one that only tries things out. */
export function mayTakePayment(order: Pick<BoardOrder, "status" | "leftToTake" | "isTest">): boolean {
  return order.status !== "pending" && order.leftToTake > 0 && !order.isTest;
}

/** Whether a scheduled order still waits for its time: nothing is to be done for it yet. */
export function waitsForLater(
  order: Pick<BoardOrder, "status" | "createdAt" | "kitchenAt">,
  nowMs: number,
): boolean {
  const isUntouched = order.status === "pending" || order.status === "accepted";
  return isUntouched && Boolean(order.kitchenAt) && waitsSinceMs(order) > nowMs;
}

/**
 * The last instant at which an order became due, in milliseconds: it divides the board as the present does, and stays the
 * same from second to second.
 */
export function lastDueMs(orders: readonly BoardOrder[], now: Date): number {
  return orders
    .map(waitsSinceMs)
    .filter((since) => since <= now.getTime())
    .reduce((last, since) => Math.max(last, since), 0);
}

/** From when on an order is waited for: when it was placed, or when its kitchen has to begin. */
export function waitsSinceMs({ createdAt, kitchenAt }: Pick<BoardOrder, "createdAt" | "kitchenAt">): number {
  return Math.max(Date.parse(createdAt), kitchenAt ? Date.parse(kitchenAt) : 0);
}

function byPromise(a: BoardOrder, b: BoardOrder): number {
  return a.promisedAt.localeCompare(b.promisedAt) || a.id.localeCompare(b.id);
}

function byAge(a: BoardOrder, b: BoardOrder): number {
  return waitsSinceMs(a) - waitsSinceMs(b) || a.id.localeCompare(b.id);
}

/**
 * Places orders on the board: new ones longest waiting first, the others by what is promised first. Ended orders are
 * on no column.
 */
export function arrangeBoard(orders: readonly BoardOrder[], nowMs: number): Board {
  const columns: Board["columns"] = { pending: [], accepted: [], preparing: [], ready: [] };
  const unpaid: BoardOrder[] = [];
  const later: BoardOrder[] = [];
  for (const order of orders) {
    const column = BOARD_COLUMNS.find((name) => name === order.status);
    if (!column) continue;
    if (awaitsPayment(order)) unpaid.push(order);
    else if (waitsForLater(order, nowMs)) later.push(order);
    else columns[column].push(order);
  }
  columns.pending.sort(byAge);
  unpaid.sort(byAge);
  for (const column of BOARD_COLUMNS.slice(1)) columns[column].sort(byPromise);
  later.sort(byPromise);
  return { columns, unpaid, later };
}

/** When an order was over, for those that are: the last entry of its timeline. */
export function doneAt(order: Pick<BoardOrder, "createdAt" | "timeline">): string {
  return order.timeline.at(-1)?.at ?? order.createdAt;
}

/**
 * One list of orders from several answers. An order that moved between two reads is in both: the one
 * further along its way is kept.
 */
export function mergeOrders(lists: readonly (readonly BoardOrder[])[]): BoardOrder[] {
  const newest = new Map<string, BoardOrder>();
  for (const order of lists.flat()) {
    const known = newest.get(order.id);
    if (!known || order.timeline.length >= known.timeline.length) newest.set(order.id, order);
  }
  return [...newest.values()];
}

/** Whether staff can change its lines: they took it, it is not prepared, and its money is at the till. */
export function mayEdit(order: BoardOrder): boolean {
  const isOpen = ["pending", "accepted", "preparing"].includes(order.status);
  const isAtTill = order.paymentStatus !== "paid" || order.takenPayments.length > 0 || order.total === 0;
  return (
    order.channel !== "online" &&
    isOpen &&
    isTillMethod(order.paymentMethod) &&
    isAtTill &&
    order.refundHistory.length === 0
  );
}
