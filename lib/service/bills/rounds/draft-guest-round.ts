import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import type { BillService } from "@/lib/service/bills/bill-store";
import type { AddRoundRequest } from "@/lib/service/bills/round-contract";
import { draftRound, type RoundDraft, unitService } from "@/lib/service/bills/round-draft";
import { isServed } from "@/lib/service/orders/placement/order-dish";
import type { OrderRefusal } from "@/lib/service/orders/placement/order-refusal";
import type { GuestRoundLine } from "./guest-round";

/** Where no bill is open yet, the service charge is decided when it is. */
const NO_SERVICE: BillService = { serviceBps: 0, serviceTaxBps: null, serviceTaxName: null };

/**
 * Prices what a guest sends, as draftRound does; guests also order only what is served at this hour: OUT_OF_STOCK with
 * NOT_SERVED.
 */
export function draftGuestRound(
  shop: ShopDishes,
  service: BillService | null,
  request: AddRoundRequest,
): ReturnType<typeof draftRound> {
  const drafted = draftRound(shop, service ?? NO_SERVICE, request);
  if (!drafted.ok) return drafted;
  const lineIndex = request.items.findIndex(({ productId }) => {
    const product = shop.products.get(productId);
    return product !== undefined && !isServed(product, null, shop.tenant.timeZone);
  });
  if (lineIndex >= 0) {
    const name = drafted.round.items[lineIndex]?.productName;
    const message = `${name} is not served at this time.`;
    return { ok: false, code: "OUT_OF_STOCK", reason: "NOT_SERVED", message, lineIndex };
  }
  if (drafted.round.totalMinor > MAX_AMOUNT_MINOR) {
    return {
      ok: false,
      code: "INVALID_ITEM",
      reason: "TOO_LARGE",
      message: "This is more than one bill can hold.",
    };
  }
  return drafted;
}

/**
 * A guest's lines as the items of a bill: what they can be had of is held against the menu of now, what they cost is what
 * the guest saw when they sent it, and the service charge is the bill's.
 */
export function guestRoundItems(
  shop: ShopDishes,
  service: BillService,
  lines: readonly GuestRoundLine[],
  guestId: string,
): { ok: true; round: RoundDraft } | OrderRefusal {
  const request = {
    items: lines.map(({ productId, quantity, selectedOptions }) => ({
      productId,
      quantity,
      selectedOptions,
    })),
  };
  const drafted = draftRound(shop, service, request);
  if (!drafted.ok) return drafted;
  const { taxMode } = shop.tenant;
  const items = lines.map(({ refused: _, ...line }) => {
    const rate = line.taxBps === null ? null : { bps: line.taxBps };
    const unitServiceMinor = unitService(line.menuUnitMinor, { service, rate, taxMode });
    // A round that waited while the platform was updated may be of before it knew halves.
    return { ...line, halvedGroups: line.halvedGroups ?? [], unitServiceMinor, guestId };
  });
  const totalMinor = items.reduce(
    (sum, { lineTotalMinor, unitServiceMinor, quantity }) =>
      sum + lineTotalMinor + unitServiceMinor * quantity,
    0,
  );
  return { ok: true, round: { items, totalMinor, stockNeeds: drafted.round.stockNeeds } };
}
