import { allocate } from "@/lib/core/money/money";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";

/** What each purse can still give back, in minor units. */
export type PursesLeft = { giftCardMinor: number; processorMinor: number; cashMinor: number };

export type RefundableLine = {
  quantity: number;
  lineTotalMinor: number;
  /** Units whose price went back or is on its way. */
  refundedQuantity: number;
  /** What of the line went back or is on its way; more than the units' price after a refund that failed in part. */
  refundedMinor: number;
  restockedQuantity: number;
  /** Tax on top of its price. */
  taxAddedMinor?: number;
};

export type RefundScope =
  | { scope: "whole" }
  | { scope: "lines"; lines: readonly { position: number; quantity: number }[] }
  /** Without `tipMinor`, what was sold goes back first. */
  | { scope: "amount"; amountMinor: number; tipMinor?: number };

/** What a refund gives back for a line. Units are counted in the part that completes their price. */
export type PlannedLine = { position: number; quantity: number; amountMinor: number };

export type PlannedPart = {
  purse: RefundPurse;
  amountMinor: number;
  /** How much of it is the tip. */
  tipMinor: number;
  lines: PlannedLine[];
};

export type RefundPlan = {
  amountMinor: number;
  /** How much of it is the tip. */
  tipMinor: number;
  /** Per line, whatever its purses. */
  lines: PlannedLine[];
  /** Per purse, none of them empty, in the order in which they are used. */
  parts: PlannedPart[];
};

export type RefundRefusal =
  | { ok: false; reason: "UNKNOWN_LINE"; position: number }
  | { ok: false; reason: "LINE_REFUNDED"; position: number; leftQuantity: number }
  | { ok: false; reason: "WORTH_NOTHING" }
  | { ok: false; reason: "TOO_MUCH"; leftMinor: number };

/** The gift card's money goes back first (docs/decisions/044). */
const PURSES = [
  ["gift_card", "giftCardMinor"],
  ["processor", "processorMinor"],
  ["cash", "cashMinor"],
] as const satisfies [RefundPurse, keyof PursesLeft][];

/**
 * What was paid for each line: its total with all options, less its part of the order's discount, and its part of the tax
 * that came on top. The parts of the discount add up to it exactly, by the largest remainders.
 */
export function paidShares(order: {
  discountMinor: number;
  items: readonly (Pick<RefundableLine, "lineTotalMinor"> & { taxAddedMinor?: number })[];
}): number[] {
  const totals = order.items.map(({ lineTotalMinor }) => lineTotalMinor);
  if (totals.length === 0) return [];
  const discounts = allocate(order.discountMinor, totals);
  return order.items.map(
    ({ lineTotalMinor, taxAddedMinor = 0 }, position) =>
      lineTotalMinor - (discounts[position] ?? 0) + taxAddedMinor,
  );
}

/**
 * What is given back for the next units of a line whose paid share is known. Units that do not divide evenly differ by one
 * minor unit; all units of a line together are its share, in whatever steps they go back.
 */
export function unitsMinor(
  line: Pick<RefundableLine, "quantity" | "refundedQuantity" | "refundedMinor">,
  shareMinor: number,
  quantity: number,
): number {
  const units = BigInt(line.refundedQuantity + quantity);
  const dueMinor = Number((BigInt(shareMinor) * units) / BigInt(line.quantity));
  return Math.max(0, dueMinor - line.refundedMinor);
}

/** All that can still be given back, in minor units. */
export function leftMinor({ giftCardMinor, processorMinor, cashMinor }: PursesLeft): number {
  return giftCardMinor + processorMinor + cashMinor;
}

type RefundableOrder = {
  discountMinor: number;
  items: readonly RefundableLine[];
  /** What of the tip did not go back and is not on its way. */
  tipLeftMinor?: number;
};

/**
 * Plans a refund: how much, for which lines, from which purse. Lines bear the discount that they had; delivery fee,
 * service charge and tip are in no line, and go back with the whole order or by amount only. Never more than is left, of
 * the tip as of the rest.
 */
export function planRefund(
  order: RefundableOrder,
  scope: RefundScope,
  left: PursesLeft,
): { ok: true; plan: RefundPlan } | RefundRefusal {
  const chosen = chooseLines(order, scope, left);
  if (!chosen.ok) return chosen;
  const { amountMinor, lines } = chosen;
  const allMinor = leftMinor(left);
  const tipLeftMinor = Math.min(order.tipLeftMinor ?? 0, allMinor);
  const tipMinor = tipIn(scope, { amountMinor, allMinor, tipLeftMinor });
  if (amountMinor > allMinor) return { ok: false, reason: "TOO_MUCH", leftMinor: allMinor };
  if (tipMinor > tipLeftMinor) return { ok: false, reason: "TOO_MUCH", leftMinor: tipLeftMinor };
  const soldMinor = allMinor - tipLeftMinor;
  if (amountMinor - tipMinor > soldMinor) return { ok: false, reason: "TOO_MUCH", leftMinor: soldMinor };
  if (amountMinor <= 0) return { ok: false, reason: "WORTH_NOTHING" };
  const parts = splitByPurse({ amountMinor, tipMinor }, lines, left);
  return { ok: true, plan: { amountMinor, tipMinor, lines, parts } };
}

/**
 * A refund of lines whose amounts are known, and of something besides that belongs to no line. Null when it is more than
 * is left.
 */
export function planAmounts(
  given: { lines: PlannedLine[]; besidesMinor: number; tipMinor: number },
  left: PursesLeft,
): RefundPlan | null {
  const { lines, besidesMinor, tipMinor } = given;
  const amountMinor = sum(lines) + besidesMinor + tipMinor;
  if (amountMinor > leftMinor(left)) return null;
  return { amountMinor, tipMinor, lines, parts: splitByPurse({ amountMinor, tipMinor }, lines, left) };
}

function tipIn(
  scope: RefundScope,
  left: { amountMinor: number; allMinor: number; tipLeftMinor: number },
): number {
  switch (scope.scope) {
    case "whole":
      return left.tipLeftMinor;
    case "lines":
      return 0;
    case "amount":
      return scope.tipMinor ?? Math.max(0, left.amountMinor - (left.allMinor - left.tipLeftMinor));
  }
}

type Chosen = { ok: true; amountMinor: number; lines: PlannedLine[] };

function chooseLines(order: RefundableOrder, scope: RefundScope, left: PursesLeft): Chosen | RefundRefusal {
  if (scope.scope === "amount") return { ok: true, amountMinor: scope.amountMinor, lines: [] };
  const shares = paidShares(order);
  const lineOf = (position: number, item: RefundableLine, quantity: number): PlannedLine => ({
    position,
    quantity,
    amountMinor: unitsMinor(item, shares[position] ?? 0, quantity),
  });
  if (scope.scope === "whole") {
    const lines = order.items.map((item, position) =>
      lineOf(position, item, item.quantity - item.refundedQuantity),
    );
    const rest = lines.filter(({ quantity, amountMinor }) => quantity > 0 || amountMinor > 0);
    return { ok: true, amountMinor: leftMinor(left), lines: withinLimit(rest, leftMinor(left)) };
  }
  const lines: PlannedLine[] = [];
  for (const { position, quantity } of scope.lines) {
    const item = order.items[position];
    if (!item) return { ok: false, reason: "UNKNOWN_LINE", position };
    const leftQuantity = item.quantity - item.refundedQuantity;
    if (quantity > leftQuantity) return { ok: false, reason: "LINE_REFUNDED", position, leftQuantity };
    lines.push(lineOf(position, item, quantity));
  }
  return { ok: true, amountMinor: sum(lines), lines };
}

/** Amounts that went back before, without naming lines, are missing from what the lines get now. */
function withinLimit(lines: PlannedLine[], limitMinor: number): PlannedLine[] {
  if (lines.length === 0 || sum(lines) <= limitMinor) return lines;
  const amounts = allocate(
    limitMinor,
    lines.map(({ amountMinor }) => amountMinor),
  );
  return lines.map((line, index) => ({ ...line, amountMinor: amounts[index] ?? 0 }));
}

/**
 * Fills the purses in their order with the lines in theirs. A line that needs two purses is in both; its units are in the
 * last one, so that they are free again if that one fails. The tip goes back last, because it was paid last.
 */
function splitByPurse(
  { amountMinor, tipMinor }: { amountMinor: number; tipMinor: number },
  lines: readonly PlannedLine[],
  left: PursesLeft,
): PlannedPart[] {
  let openMinor = amountMinor;
  const parts = PURSES.map(([purse, key]): PlannedPart => {
    const partMinor = Math.min(openMinor, left[key]);
    openMinor -= partMinor;
    return { purse, amountMinor: partMinor, tipMinor: 0, lines: [] };
  }).filter((part) => part.amountMinor > 0);
  let openTipMinor = tipMinor;
  for (const part of parts.toReversed()) {
    part.tipMinor = Math.min(openTipMinor, part.amountMinor);
    openTipMinor -= part.tipMinor;
  }
  let index = 0;
  let roomMinor = parts[0]?.amountMinor ?? 0;
  for (const { position, quantity, amountMinor: lineMinor } of lines) {
    let missingMinor = lineMinor;
    while (missingMinor > roomMinor && index < parts.length - 1) {
      if (roomMinor > 0) parts[index]?.lines.push({ position, quantity: 0, amountMinor: roomMinor });
      missingMinor -= roomMinor;
      index += 1;
      roomMinor = parts[index]?.amountMinor ?? 0;
    }
    parts[index]?.lines.push({ position, quantity, amountMinor: missingMinor });
    roomMinor -= missingMinor;
  }
  return parts;
}

/**
 * How many units of a line go back into stock with a refund: no unit twice, also when an earlier refund of it failed, and
 * none of an order that has ended, which settled its stock then.
 */
export function unitsToRestock(
  line: Pick<RefundableLine, "refundedQuantity" | "restockedQuantity">,
  quantity: number,
): number {
  return Math.max(0, Math.min(quantity, line.refundedQuantity + quantity - line.restockedQuantity));
}

const sum = (lines: readonly PlannedLine[]) =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
