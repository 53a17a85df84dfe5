import type { BoardOrder } from "@/components/dashboard/orders/board-order";

/** What a device sounds for, and each chooses: on the order board, and where bookings are. */
export const BOARD_SOUNDS = ["newOrder", "canceled", "ready", "printer"] as const;
export const BOOKING_SOUNDS = ["booked", "bookingCanceled"] as const;
type BoardSound = (typeof BOARD_SOUNDS)[number];
export type SoundKind = BoardSound | (typeof BOOKING_SOUNDS)[number];
export type SoundChoice = Readonly<Record<SoundKind, boolean>>;

/** On a new device: what somebody has to act on. */
export const DEFAULT_SOUNDS: SoundChoice = {
  newOrder: true,
  canceled: true,
  ready: false,
  printer: true,
  booked: true,
  bookingCanceled: true,
};

/** The choice that a device remembers; what is missing is as on a new device. */
export function readSounds(stored: unknown): SoundChoice {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const chosen = [...BOARD_SOUNDS, ...BOOKING_SOUNDS].flatMap((kind) =>
    typeof given[kind] === "boolean" ? [[kind, given[kind]]] : [],
  );
  return { ...DEFAULT_SOUNDS, ...Object.fromEntries(chosen) };
}

type Seen = Pick<BoardOrder, "id" | "status">;

/**
 * What there is to hear of between two readings of a board. An order that was not ready and is gone was canceled, because
 * it is handed over when it is ready. `own` are the orders as this device has moved them: what it did itself is silent.
 */
export function heardChanges(
  before: { orders: readonly Seen[]; printersDown: readonly string[] },
  after: { orders: readonly Seen[]; printersDown: readonly string[] },
  own: readonly Seen[],
): Exclude<BoardSound, "newOrder">[] {
  const nowIs = new Map(after.orders.map(({ id, status }) => [id, status]));
  const ownIs = new Map(own.map(({ id, status }) => [id, status]));
  const isOurs = ({ id }: Seen, status: string) => ownIs.get(id) === status;
  const isCanceled = before.orders.some(
    (order) =>
      order.status !== "ready" &&
      !nowIs.has(order.id) &&
      !isOurs(order, "canceled") &&
      !isOurs(order, "rejected"),
  );
  const isReady = before.orders.some(
    (order) => order.status !== "ready" && nowIs.get(order.id) === "ready" && !isOurs(order, "ready"),
  );
  const isDown = after.printersDown.some((id) => !before.printersDown.includes(id));
  return [
    ...(isCanceled ? (["canceled"] as const) : []),
    ...(isReady ? (["ready"] as const) : []),
    ...(isDown ? (["printer"] as const) : []),
  ];
}
