import type { BoardOrder } from "./board-order";

export const DENSITIES = ["comfortable", "compact", "line"] as const;
/** How much of a ticket is shown: all of it, most of it, or one line. */
export type Density = (typeof DENSITIES)[number];

/** What a device is set to; null leaves the density to the board. */
export type DensityChoice = Density | null;

/** A board with so many open orders is compact by itself, and large again below the second number. */
const COMPACT_FROM = 40;
const LARGE_BELOW = 30;

/**
 * The density that a board takes by itself: compact on a wide screen and while many orders are open, else large. It
 * changes back later than it changed, so that an order more or less does not rearrange the board.
 */
export function automaticDensity(
  before: Density,
  { openOrders, isWide }: { openOrders: number; isWide: boolean },
): Density {
  if (isWide || openOrders >= COMPACT_FROM) return "compact";
  return openOrders < LARGE_BELOW ? "comfortable" : before;
}

export const TYPE_FILTERS = ["all", "pickup", "delivery"] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

/** How this device shows its board. */
export type BoardView = {
  density: DensityChoice;
  /** A step can be undone before it is sent. */
  undo: boolean;
  /** Prints a kitchen ticket for each order that is accepted here. */
  autoPrint: boolean;
  /** Keeps the screen on. */
  wakeLock: boolean;
  /** Shows what to make now above the columns. */
  makeNow: boolean;
};

export const DEFAULT_VIEW: BoardView = {
  density: null,
  undo: true,
  autoPrint: false,
  wakeLock: true,
  makeNow: false,
};

/** The view that a device remembers; what is missing or unknown is as on a new device. */
export function readView(stored: unknown): BoardView {
  if (typeof stored !== "object" || stored === null) return DEFAULT_VIEW;
  const given = stored as Partial<Record<keyof BoardView, unknown>>;
  const flag = (name: "undo" | "autoPrint" | "wakeLock" | "makeNow") => {
    const value = given[name];
    return typeof value === "boolean" ? value : DEFAULT_VIEW[name];
  };
  return {
    density: DENSITIES.find((density) => density === given.density) ?? DEFAULT_VIEW.density,
    undo: flag("undo"),
    autoPrint: flag("autoPrint"),
    wakeLock: flag("wakeLock"),
    makeNow: flag("makeNow"),
  };
}

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The orders of one type whose number begins with the text, or whose guest's name has it in it. */
export function filterOrders(
  orders: readonly BoardOrder[],
  { type, search }: { type: TypeFilter; search: string },
): readonly BoardOrder[] {
  const text = plain(search.trim()).replace(/^#/, "");
  if (type === "all" && text === "") return orders;
  return orders.filter(
    (order) =>
      (type === "all" || order.type === type) &&
      (text === "" || order.orderNumber.startsWith(text) || plain(order.customerName).includes(text)),
  );
}
