import { allocate } from "@/lib/core/money/money";
import { shareHalfUp } from "@/lib/restaurant/tax/tax";
import type { PricedChange, ShownLine, SoldItem } from "@/lib/service/orders/order";
import { paidShares, unitsMinor } from "@/lib/service/orders/refunds/refund-plan";

/** How long a guest has to answer, unless the restaurant says otherwise. */
export const PROPOSAL_MINUTES = 15;

export type ProposedChange =
  | { kind: "remove"; position: number; quantity: number }
  /** By a dish without options; a dearer one costs no more than the line's own. */
  | {
      kind: "replace";
      position: number;
      productId: string;
      productName: string;
      unitPriceMinor: number;
      shown: ShownLine;
    };

export type PricedProposal = {
  changes: PricedChange[];
  /** The service charge falls in proportion, with the tax on it. */
  serviceChargeMinor: number;
  serviceTaxMinor: number;
  /** A tip is never more than what it is given on. */
  tipMinor: number;
  amountMinor: number;
};

type ProposableOrder = {
  subtotalMinor: number;
  discountMinor: number;
  deliveryFeeMinor: number;
  serviceChargeMinor: number;
  taxAddedMinor: number;
  tipMinor: number;
  items: readonly SoldItem[];
};

/** Units of a line that are still to be made and were not refunded. */
export function unitsLeft({ quantity, refundedQuantity }: SoldItem): number {
  return quantity - refundedQuantity;
}

/**
 * What a proposal takes off an order: of each line what was paid for it, as a refund of the line would, and the service
 * charge in proportion. The delivery fee and the tip stay, the tip as far as it is given on something.
 */
export function priceProposal(order: ProposableOrder, changes: readonly ProposedChange[]): PricedProposal {
  const shares = paidShares(order);
  const priced = changes.map((change) => {
    const item = order.items[change.position];
    if (!item) throw new RangeError(`The order has no line ${change.position}`);
    return priceChange(item, shares[change.position] ?? 0, change);
  });
  const linesMinor = sum(priced, ({ amountMinor }) => amountMinor);
  const netMinor = sum(priced, ({ lineTotalMinor, discountMinor }) => lineTotalMinor - discountMinor);
  const servedMinor = order.subtotalMinor - order.discountMinor;
  const part = (amountMinor: number) =>
    servedMinor > 0 ? shareHalfUp(amountMinor, netMinor, servedMinor) : 0;
  const serviceChargeMinor = part(order.serviceChargeMinor);
  const serviceTaxMinor = part(serviceTax(order));
  const soldMinor = servedMinor + order.deliveryFeeMinor + order.serviceChargeMinor + order.taxAddedMinor;
  const lessMinor = linesMinor + serviceChargeMinor + serviceTaxMinor;
  const tipMinor = Math.max(0, order.tipMinor - (soldMinor - lessMinor));
  return {
    changes: priced,
    serviceChargeMinor,
    serviceTaxMinor,
    tipMinor,
    amountMinor: lessMinor + tipMinor,
  };
}

/** Whether anything of the order would be left to make. */
export function leavesSomething(
  items: readonly SoldItem[],
  changes: readonly Pick<PricedChange, "position" | "quantity">[],
): boolean {
  const removed = sum(changes, ({ quantity }) => quantity);
  return sum(items, unitsLeft) > removed;
}

/** What of the added tax is the service charge's: of what no line bears, its part beside the delivery fee. */
function serviceTax({ items, taxAddedMinor, serviceChargeMinor, deliveryFeeMinor }: ProposableOrder): number {
  if (serviceChargeMinor === 0) return 0;
  const ofNoLine = taxAddedMinor - sum(items, (item) => item.taxAddedMinor);
  return ofNoLine <= 0 ? 0 : (allocate(ofNoLine, [serviceChargeMinor, deliveryFeeMinor])[0] ?? 0);
}

function priceChange(item: SoldItem, shareMinor: number, change: ProposedChange): PricedChange {
  const { position } = change;
  if (change.kind === "remove") {
    const { quantity } = change;
    const lineTotalMinor = item.unitPriceMinor * quantity;
    const amountMinor = unitsMinor(item, shareMinor, quantity);
    const taxAddedMinor = floorShare(item.taxAddedMinor, quantity, item.quantity);
    const discountMinor = lineTotalMinor + taxAddedMinor - amountMinor;
    return {
      position,
      quantity,
      replacement: null,
      lineTotalMinor,
      discountMinor,
      taxAddedMinor,
      amountMinor,
    };
  }
  const { productId, productName, shown } = change;
  const unitPriceMinor = Math.min(change.unitPriceMinor, item.unitPriceMinor);
  const lineTotalMinor = (item.unitPriceMinor - unitPriceMinor) * unitsLeft(item);
  const amountMinor = floorShare(shareMinor, lineTotalMinor, item.lineTotalMinor);
  const taxAddedMinor = floorShare(item.taxAddedMinor, lineTotalMinor, item.lineTotalMinor);
  const discountMinor = lineTotalMinor + taxAddedMinor - amountMinor;
  const replacement = { productId, productName, unitPriceMinor, shown };
  return { position, quantity: 0, replacement, lineTotalMinor, discountMinor, taxAddedMinor, amountMinor };
}

function floorShare(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
